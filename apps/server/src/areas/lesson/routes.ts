import type { CallQuery } from '@hakka/contract/calls'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import type { Lesson } from '@hakka/contract/lesson'
import { LRUCache } from 'lru-cache'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import { publishedModules } from '../../domain/lesson/modules.ts'
import { semesterBooks } from '../../domain/published/semester-books.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { lessonMenu } from './menu.ts'
import { fontOf, presentLesson } from './present.ts'
import { previewLesson } from './preview.ts'
import { dialectsOf, findLesson } from './store.ts'

/** Parsing a lesson's modules costs more than reading them: kept by id and version, so an edit is seen at once. */
const caches = new WeakMap<object, LRUCache<string, Lesson>>()

function parsedLessons(db: object): LRUCache<string, Lesson> {
  const cache = caches.get(db) ?? new LRUCache<string, Lesson>({ max: 100 })
  caches.set(db, cache)
  return cache
}

function askedLesson(query: CallQuery<'GET /api/lesson'>): { id: number } | LessonAddress {
  const { step_no, semester_no, no } = query
  if (step_no && semester_no && no) {
    return {
      stepNo: step_no,
      semesterNo: semester_no,
      typeNo: query.type_no ?? 1,
      dialectId: query.dialect_id ?? DEFAULT_DIALECT_ID,
      no,
    }
  }
  if (query.id) return { id: query.id }
  throw new AppError('not_found')
}

export const routes = [
  route('GET /api/lesson', 'anyone', async ({ query, services: { db } }) => {
    const row = await findLesson(db, askedLesson(query))
    if (!row) throw new AppError('not_found')
    const { id, version, updatedAt, stepNo, dialectId } = row.lesson
    const [dialects, books] = await Promise.all([
      dialectsOf(db, row.lesson),
      semesterBooks(db, { steps: [stepNo], dialectId }),
    ])
    const key = `${id}:${version}:${updatedAt.getTime()}`
    const parsed = parsedLessons(db)
    const known = parsed.get(key)
    if (known) return { ...known, dialects, font: fontOf(row), ...books.of(row.lesson, known) }
    const fresh = presentLesson(row, await publishedModules(db, id), dialects)
    parsed.set(key, fresh)
    return { ...fresh, ...books.of(row.lesson, fresh) }
  }),
  route(
    'GET /api/lesson/preview',
    { policy: { permission: ['lesson.edit', 'lesson.module.edit', 'lesson.publish'] }, personal: true },
    ({ query, services: { db } }) => previewLesson(db, askedLesson(query)),
  ),
  route('GET /api/lesson/menu', 'anyone', ({ query, services }) => lessonMenu(services.db, query)),
]
