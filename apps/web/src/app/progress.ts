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

export function forgetLocally(): void {
  localStorage.removeItem(KEY)
}

/** Progress of whoever is here: a user's from the server, a visitor's from this browser. */
export async function loadProgress(loggedIn: boolean): Promise<Progress> {
  if (!loggedIn) return localProgress()
  try {
    const { data } = await api('GET /api/my/lesson-progress')
    return new Map(data.lessons.map(({ lesson_id, done }) => [lesson_id, new Set(done)]))
  } catch {
    // Ticks are an aid: without them the menu still leads to every lesson.
    return new Map()
  }
}
