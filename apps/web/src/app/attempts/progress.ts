import type { ModuleResult } from '@hakka/modules/host'
import { api } from '../api.ts'
import { addUnsent, isBetter, visitorAttempts } from './attempt.ts'
import { claimsOf, forgetOldUnsent, oldTicks, oldUnsent } from './before.ts'
import { sendAttempts } from './send.ts'

/** A lesson's finished modules by their numbers; `null` for what is read and has no points. */
export type LessonProgress = ReadonlyMap<number, ModuleResult | null>

/** By lesson id. Insertion order: the lesson worked at last comes first. */
export type Progress = ReadonlyMap<number, LessonProgress>

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
  const progress = new Map<number, LessonProgress>()
  const add = (lessonId: number, done: LessonProgress) =>
    progress.set(lessonId, joined(progress.get(lessonId), done))
  for (const { lessonId, moduleNo, result } of visitorAttempts()) add(lessonId, new Map([[moduleNo, result]]))
  for (const { lessonId, moduleNos } of oldTicks()) add(lessonId, new Map(moduleNos.map((no) => [no, null])))
  return progress
}

/** Sends what an earlier page could not. */
async function sendUnsent(userId: number): Promise<void> {
  const old = oldUnsent(userId)
  if (old.length > 0) {
    addUnsent(userId, await claimsOf(old))
    forgetOldUnsent(userId)
  }
  await sendAttempts(userId)
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
