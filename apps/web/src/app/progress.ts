import type { ModuleResult } from '@hakka/modules/host'
import { api } from './api.ts'

/** A lesson's finished modules by their numbers; `null` for what is read and has no points. */
export type LessonProgress = ReadonlyMap<number, ModuleResult | null>

/** By lesson id. Insertion order: the lesson worked at last comes first. */
export type Progress = ReadonlyMap<number, LessonProgress>

const KEY = 'hakka.progress'
const UNSENT_KEY = 'hakka.progress.unsent'

/** As it is kept: lesson, numbers of its finished modules, and what exercises among them earned of how much. */
type Kept = [lesson: number, nos: number[], results: Record<string, [earned: number, total: number]>]

type Unsent = { user: number; lesson: number; nos: number[]; results: Kept[2] }

/** Reads what a browser has kept; damaged or missing data is an empty list. */
function list(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    // Storage may be switched off or hold something else.
    return []
  }
}

function keep(key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // A full or forbidden storage loses a tick of a visitor, nothing else.
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** Numbers and results of an entry, whatever a browser has kept. */
function lessonOf(nos: unknown, results: unknown): Map<number, ModuleResult | null> {
  const byNo = new Map<string, unknown>(Object.entries(results ?? {}))
  const numbers = Array.isArray(nos) ? nos.filter((no) => typeof no === 'number') : []
  return new Map(
    numbers.map((no) => {
      const own = byNo.get(String(no))
      const [earned, total] = Array.isArray(own) ? own : []
      return [no, isCount(earned) && isCount(total) && total > 0 ? { earned, total } : null]
    }),
  )
}

function resultsOf(lesson: LessonProgress): Kept[2] {
  return Object.fromEntries(
    [...lesson].flatMap(([no, result]) => (result ? [[no, [result.earned, result.total]]] : [])),
  )
}

/** Whether a result says more than the one before it: points where there were none, or a greater share of them. */
function isBetter(now: ModuleResult | null, before: ModuleResult | null): boolean {
  if (!now) return false
  return !before || now.earned * before.total > before.earned * now.total
}

/** Whether finishing a module with this result changes what is known of the lesson. */
export const changes = (lesson: LessonProgress | undefined, no: number, result: ModuleResult | null) =>
  !lesson?.has(no) || isBetter(result, lesson.get(no) ?? null)

/** Both together, of each module the better result. */
export function joined(
  one: LessonProgress | undefined,
  other: LessonProgress,
): Map<number, ModuleResult | null> {
  const all = new Map(one)
  for (const [no, result] of other) if (changes(all, no, result)) all.set(no, result)
  return all
}

/** What this browser has kept of a visitor's work. */
export function localProgress(): Map<number, LessonProgress> {
  return new Map(
    list(KEY).flatMap((entry) => {
      if (!Array.isArray(entry)) return []
      const [lesson, nos, results] = entry
      return typeof lesson === 'number' && Array.isArray(nos) ? [[lesson, lessonOf(nos, results)]] : []
    }),
  )
}

const keepProgress = (progress: Iterable<[number, LessonProgress]>) =>
  keep(
    KEY,
    [...progress].map(([id, lesson]) => [id, [...lesson.keys()], resultsOf(lesson)]),
  )

/** Notes a finished module in this browser, its lesson first. */
export function keepLocally(lessonId: number, moduleNo: number, result: ModuleResult | null): void {
  const progress = localProgress()
  const own = joined(progress.get(lessonId), new Map([[moduleNo, result]]))
  progress.delete(lessonId)
  keepProgress([[lessonId, own], ...progress])
}

/** Forgets a visitor's work on a lesson. */
export function forgetLocally(lessonId: number): void {
  keepProgress([...localProgress()].filter(([id]) => id !== lessonId))
}

const unsent = () => list(UNSENT_KEY).filter(isUnsent)

const isUnsent = (entry: unknown): entry is Unsent =>
  typeof entry === 'object' &&
  entry !== null &&
  'user' in entry &&
  typeof entry.user === 'number' &&
  'lesson' in entry &&
  typeof entry.lesson === 'number' &&
  'nos' in entry &&
  Array.isArray(entry.nos)

/** Changes what is kept unsent of a user's lesson. */
function changeUnsent(
  user: number,
  lesson: number,
  change: (kept: LessonProgress) => LessonProgress,
): LessonProgress {
  const all = unsent()
  const own = all.find((entry) => entry.user === user && entry.lesson === lesson)
  const changed = change(lessonOf(own?.nos, own?.results))
  const others = all.filter((entry) => entry !== own)
  const mine = { user, lesson, nos: [...changed.keys()], results: resultsOf(changed) }
  keep(UNSENT_KEY, changed.size > 0 ? [...others, mine] : others)
  return changed
}

/**
 * Sends a user's finished modules. What can't be sent stays in this browser and goes with the next that is sent, or
 * with the user's next page.
 * @throws ApiError when it could not be sent
 */
export async function sendProgress(userId: number, lessonId: number, done: LessonProgress): Promise<void> {
  const more = (kept: LessonProgress) => joined(kept, done)
  const sent = changeUnsent(userId, lessonId, more)
  // What became better while it was on its way stays.
  const without = (kept: LessonProgress) =>
    new Map([...kept].filter(([no, result]) => changes(sent, no, result)))
  const results = [...sent].flatMap(([no, result]) => (result ? [{ no, ...result }] : []))
  try {
    const body = { lesson_id: lessonId, module_nos: [...sent.keys()], results }
    await api('POST /api/my/lesson-progress', { body })
    changeUnsent(userId, lessonId, without)
  } catch (error) {
    // A lesson that is gone has no ticks any more. Else once more: an answer to another may have crossed it off.
    changeUnsent(userId, lessonId, isGone(error) ? without : more)
    if (!isGone(error)) throw error
  }
}

/** Whether a call failed because what it names is not there (any more). */
const isGone = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 422)

/** Sends what an earlier page could not. */
async function sendUnsent(userId: number): Promise<void> {
  for (const { lesson, nos, results } of unsent().filter(({ user }) => user === userId)) {
    await sendProgress(userId, lesson, lessonOf(nos, results))
  }
}

/** Progress of whoever is here: a user's from the server, a visitor's from this browser. */
export async function loadProgress(userId: number | null): Promise<Progress> {
  if (userId === null) return localProgress()
  try {
    // Fails when the line is still gone; then there is no progress to be had either.
    await sendUnsent(userId)
    const { data } = await api('GET /api/my/lesson-progress')
    return new Map(
      data.lessons.map(({ lesson_id, done, results }) => {
        const byNo = new Map(results.map(({ no, earned, total }) => [no, { earned, total }]))
        return [lesson_id, new Map(done.map((no) => [no, byNo.get(no) ?? null]))]
      }),
    )
  } catch {
    // Ticks are an aid: without them the menu still leads to every lesson.
    return new Map()
  }
}
