import type { CallQuery } from '@hakka/contract/calls'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import type { Lesson } from '@hakka/contract/lesson'
import { LRUCache } from 'lru-cache'
import type { LessonAddress } from '../../domain/lesson-address.ts'
import { semesterBooks } from '../../domain/semester-books.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { lessonMenu } from './menu.ts'
import { presentLesson } from './present.ts'
import { dialectsOf, findLesson, modulesOf } from './store.ts'

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
    const { stepNo, dialectId } = row.lesson
    const [dialects, books] = await Promise.all([
      dialectsOf(db, row.lesson),
      semesterBooks(db, { steps: [stepNo], dialectId }),
    ])
    const key = `${row.lesson.id}:${row.lesson.version}:${row.lesson.updatedAt.getTime()}`
    const parsed = parsedLessons(db)
    const known = parsed.get(key)
    if (known) return { ...known, dialects, ...books.of(row.lesson, known) }
    const fresh = presentLesson(row, await modulesOf(db, row.lesson.id), dialects)
    parsed.set(key, fresh)
    return { ...fresh, ...books.of(row.lesson, fresh) }
  }),
  route('GET /api/lesson/menu', 'anyone', ({ query, services }) => lessonMenu(services.db, query)),
]
