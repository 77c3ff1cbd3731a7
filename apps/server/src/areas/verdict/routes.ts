import type { CallBody } from '@hakka/contract/calls'
import { type LessonWords, type ModuleType, moduleTypes, verdictOn } from '@hakka/modules/server'
import { sampleOf, sampleWords } from '../../content/sample.ts'
import { publishedContent } from '../../domain/attempts/module.ts'
import { lessonWords } from '../../domain/lesson/lesson-words.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

/** Each tap of some exercises asks for a verdict; nobody taps five times a second for a minute. */
const LIMIT = { max: 300, per: 'user' } as const

interface Answered extends LessonWords {
  type: ModuleType
  content: unknown
}

export const routes = [
  route(
    'POST /api/verdict',
    { policy: { permission: 'lesson.module.edit' }, limit: LIMIT, personal: true },
    async ({ body, services: { db } }) => {
      const { type, content, words } = await answered(db, body.place)
      const { score, ...verdict } = verdictOn(type, content, body.answer, { words })
      if (score.kind === 'invalid') throw new AppError('validation')
      return { data: { ...verdict, right: [...verdict.right], full: [...verdict.full], score } }
    },
  ),
]

/** @throws AppError `not_found` where there is no such thing in that version */
async function answered(
  db: Services['db'],
  place: CallBody<'POST /api/verdict'>['place'],
): Promise<Answered> {
  if (place.thing === 'sample') {
    const type = moduleTypes.get(place.type)
    if (type?.version !== place.version) throw new AppError('not_found')
    const words = type.asksWords ? await sampleWords(db) : []
    return { type, content: await sampleOf(db, type), words }
  }
  const found = await publishedContent(db, place.version_id)
  if (found?.moduleId !== place.thing_id || !found.read?.ok) throw new AppError('not_found')
  const { type, content } = found.read
  return { type, content, words: type.asksWords ? await lessonWords(db, place.thing_id) : [] }
}
