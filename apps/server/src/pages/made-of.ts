import type { CallName } from '@hakka/contract/calls'
import { lessonKey } from '../domain/lesson/lesson-address.ts'
import type { Notice, Topic } from '../ports/notices.ts'

/** What a page is made of: a topic, one thing of it, or something that is not known. */
export type Part = Topic | `${Topic} ${string}` | 'anything'

type PartsOf = (query: URLSearchParams) => readonly Part[]

const only =
  (...parts: readonly Part[]): PartsOf =>
  () =>
    parts

/** What the answers of the calls are made of that visitors' pages make. */
const CALLS: { [N in CallName]?: PartsOf } = {
  'GET /api/my/id': only(),
  'GET /api/my/info': only(),
  'GET /api/home': only('lesson', 'news', 'download', 'self_study'),
  'GET /api/lesson/menu': only('lesson', 'download'),
  // Its books stand among the downloads.
  'GET /api/lesson': (query) => [lessonIn(query), 'download'],
  'GET /api/assessment/index': only('assessment', 'lesson'),
  'GET /api/dictionary/categories': only('dictionary'),
  'GET /api/dictionary/list': only('dictionary'),
  'GET /api/dictionary/quotes': only('dictionary', 'self_study'),
  'GET /api/dictionary/word': only('dictionary'),
  // The assessments are one of the categories.
  'GET /api/download/categories': only('download', 'assessment'),
  'GET /api/download/category': only('download', 'assessment'),
  'GET /api/faq': only('faq'),
  'GET /api/feedback': only('feedback'),
  'GET /api/guide': only('guide'),
  'GET /api/classroom_term/categories': only('self_study'),
  'GET /api/classroom_term/menu': only('self_study'),
  'GET /api/self_study/listening/categories': only('self_study'),
  'GET /api/self_study/listening/category': only('self_study'),
  'GET /api/self_study/hub': only('self_study'),
  'GET /api/self_study/menu': only('self_study'),
  'GET /api/self_study/reading/book': only('self_study'),
  'GET /api/self_study/reading/books': only('self_study'),
  'GET /api/self_study/reading/search': only('self_study'),
  'GET /api/self_study/speaking/category': only('self_study'),
  'GET /api/self_study/writing/category': only('self_study'),
  'GET /api/news/detail': only('news'),
  'GET /api/news/list': only('news'),
}

/** By its address, so also where there is no lesson yet; one that is asked for by its id may be any. */
function lessonIn(query: URLSearchParams): Part {
  const numbers = ['step_no', 'semester_no', 'no'].map((name) => Number(query.get(name) ?? Number.NaN))
  const [stepNo, semesterNo, no] = numbers
  const typeNo = Number(query.get('type_no') ?? 1)
  if (!stepNo || !semesterNo || !no || !typeNo) return 'lesson'
  return `lesson ${lessonKey({ stepNo, semesterNo, typeNo, no })}`
}

const byName = new Map<string, PartsOf>(Object.entries(CALLS))

/**
 * What a call's answer is made of; of one that is not named here, anything.
 * @param path with its query
 */
export function partsOf(method: string, path: string): readonly Part[] {
  const { pathname, searchParams } = new URL(path, 'http://inner')
  return byName.get(`${method} ${pathname}`)?.(searchParams) ?? ['anything']
}

/** Whether what is made of these parts may be another one now. */
export function concerns({ topic, keys }: Notice, parts: ReadonlySet<Part>): boolean {
  if (parts.has('anything') || parts.has(topic)) return true
  if (keys) return keys.some((key) => parts.has(`${topic} ${key}`))
  for (const part of parts) if (part.startsWith(`${topic} `)) return true
  return false
}
