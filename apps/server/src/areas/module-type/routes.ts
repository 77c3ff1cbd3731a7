import { type ModuleType, moduleTypes } from '@hakka/modules/server'
import { sampleOf, sampleWords } from '../../content/sample.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

const EDITORS = { permission: 'lesson.module.edit' } as const

const entryOf = ({ id, name, version, asks }: ModuleType) => ({ id, name, version, asks })

export const routes = [
  route('GET /api/admin/module_types', EDITORS, async () => ({
    data: { types: [...moduleTypes.values()].map(entryOf) },
  })),
  route('GET /api/admin/module_types/{id}', EDITORS, async ({ params, query, services: { db } }) => {
    const type = moduleTypes.get(params.id)
    if (!type) throw new AppError('not_found')
    const sample = await sampleOf(db, type)
    const shown = query.way === 'assessed' ? type.publicContent(sample).content : sample
    return { data: { ...entryOf(type), sample: shown, words: await sampleWords(db) } }
  }),
]
