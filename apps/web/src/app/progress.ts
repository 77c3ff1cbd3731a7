import { api } from './api.ts'

/** Finished modules (their numbers) by lesson id. Insertion order: the lesson worked at last comes first. */
export type Progress = ReadonlyMap<number, ReadonlySet<number>>

const KEY = 'hakka.progress'

/** What this browser has kept of a visitor's work; damaged or missing data is an empty progress. */
export function localProgress(): Map<number, Set<number>> {
  const progress = new Map<number, Set<number>>()
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return progress
    for (const entry of kept) {
      if (!Array.isArray(entry) || typeof entry[0] !== 'number' || !Array.isArray(entry[1])) continue
      progress.set(entry[0], new Set(entry[1].filter((no) => typeof no === 'number')))
    }
  } catch {
    // Storage may be switched off or hold something else: there is no progress to show then.
  }
  return progress
}

/** Notes a finished module in this browser, its lesson first. */
export function keepLocally(lessonId: number, moduleNo: number): void {
  const progress = localProgress()
  const own = progress.get(lessonId) ?? new Set()
  progress.delete(lessonId)
  const entries = [[lessonId, [...own.add(moduleNo)]], ...[...progress].map(([id, done]) => [id, [...done]])]
  try {
    localStorage.setItem(KEY, JSON.stringify(entries))
  } catch {
    // A full or forbidden storage loses a tick of a visitor, nothing else.
  }
}

/** Forgets a visitor's work on a lesson. */
export function forgetLocally(lessonId: number): void {
  const left = [...localProgress()].filter(([id]) => id !== lessonId)
  if (left.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(left.map(([id, done]) => [id, [...done]])))
}

const UNSENT_KEY = 'hakka.progress.unsent'

type Unsent = { user: number; lesson: number; nos: number[] }

function unsent(): Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsent) : []
  } catch {
    return []
  }
}

const isUnsent = (entry: unknown): entry is Unsent =>
  typeof entry === 'object' &&
  entry !== null &&
  'user' in entry &&
  typeof entry.user === 'number' &&
  'lesson' in entry &&
  typeof entry.lesson === 'number' &&
  'nos' in entry &&
  Array.isArray(entry.nos)

function keepUnsent(list: readonly Unsent[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(UNSENT_KEY)
    else localStorage.setItem(UNSENT_KEY, JSON.stringify(list))
  } catch {
    // A full or forbidden storage: the tick stays on this page, and the learner was told.
  }
}

/** Changes what is kept unsent of a user's lesson. */
function changeUnsent(user: number, lesson: number, change: (nos: number[]) => number[]): number[] {
  const list = unsent()
  const own = list.find((entry) => entry.user === user && entry.lesson === lesson)
  const nos = change(own?.nos ?? [])
  const others = list.filter((entry) => entry !== own)
  keepUnsent(nos.length > 0 ? [...others, { user, lesson, nos }] : others)
  return nos
}

/**
 * Sends a user's finished modules. What can't be sent stays in this browser and goes with the next that is sent, or
 * with the user's next page.
 * @throws ApiError when it could not be sent
 */
export async function sendProgress(
  userId: number,
  lessonId: number,
  moduleNos: readonly number[],
): Promise<void> {
  const more = (nos: number[]) => [...new Set([...nos, ...moduleNos])]
  const sent = changeUnsent(userId, lessonId, more)
  const without = (nos: number[]) => nos.filter((no) => !sent.includes(no))
  try {
    await api('POST /api/my/lesson-progress', { body: { lesson_id: lessonId, module_nos: sent } })
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
  for (const { lesson, nos } of unsent().filter(({ user }) => user === userId)) {
    await sendProgress(userId, lesson, nos)
  }
}

/** Progress of whoever is here: a user's from the server, a visitor's from this browser. */
export async function loadProgress(userId: number | null): Promise<Progress> {
  if (userId === null) return localProgress()
  try {
    // Fails when the line is still gone; then there is no progress to be had either.
    await sendUnsent(userId)
    const { data } = await api('GET /api/my/lesson-progress')
    return new Map(data.lessons.map(({ lesson_id, done }) => [lesson_id, new Set(done)]))
  } catch {
    // Ticks are an aid: without them the menu still leads to every lesson.
    return new Map()
  }
}
