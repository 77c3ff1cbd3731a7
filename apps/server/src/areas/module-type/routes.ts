import { type ModuleType, moduleTypes } from '@hakka/modules/server'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { sampleOf } from './sample.ts'

const EDITORS = { permission: 'lesson.module.edit' } as const

const entryOf = ({ id, name, version }: ModuleType) => ({ id, name, version })

const wordsOf = (sample: unknown): unknown =>
  typeof sample === 'object' && sample !== null && 'words' in sample ? sample.words : []

export const routes = [
  route('GET /api/admin/module_types', EDITORS, async () => ({
    data: { types: [...moduleTypes.values()].map(entryOf) },
  })),
  route('GET /api/admin/module_types/{id}', EDITORS, async ({ params, services: { db } }) => {
    const type = moduleTypes.get(params.id)
    const word = moduleTypes.get('word')
    if (!type) throw new AppError('not_found')
    const words = word ? wordsOf(await sampleOf(db, word)) : []
    return { data: { ...entryOf(type), sample: await sampleOf(db, type), words } }
  }),
]
