import type { ModuleResult } from '@hakka/modules/host'
import { api } from '../api.ts'
import { begunModules } from '../work/kept-work.ts'
import { isBetter, isOfStudy, visitorAttempts } from './attempt.ts'
import { anyUnsent, oldTicks } from './before.ts'
import { sendAttempts } from './send.ts'

/** A lesson's finished modules by their numbers; `null` for what is read and has no points. */
export type Done = ReadonlyMap<number, ModuleResult | null>

/** What is finished of a lesson, and which of its modules are begun and not finished. */
export interface LessonProgress {
  done: Done
  begun: ReadonlySet<number>
}

/** By lesson id. Insertion order: the lesson worked at last comes first, one that is only begun here last. */
export type Progress = ReadonlyMap<number, LessonProgress>

/** Whether finishing a module with this result changes what is known of the lesson. */
export const changes = (lesson: Done | undefined, no: number, result: ModuleResult | null) =>
  !lesson?.has(no) || isBetter(result, lesson.get(no) ?? null)

/** Both together, of each module the better result. */
export function joined(one: Done | undefined, other: Done): Map<number, ModuleResult | null> {
  const all = new Map(one)
  for (const [no, result] of other) if (changes(all, no, result)) all.set(no, result)
  return all
}

/** What this browser has kept of a visitor's finished work. */
export function localProgress(): Map<number, Done> {
  const progress = new Map<number, Done>()
  const add = (lessonId: number, done: Done) => progress.set(lessonId, joined(progress.get(lessonId), done))
  for (const own of visitorAttempts()) {
    if (!isOfStudy(own)) add(own.lessonId, new Map([[own.moduleNo, own.result]]))
  }
  for (const { lessonId, moduleNos } of oldTicks()) add(lessonId, new Map(moduleNos.map((no) => [no, null])))
  return progress
}

/** Sends what an earlier page could not. */
export async function sendUnsent(userId: number): Promise<void> {
  if (anyUnsent()) {
    const { takeOldUnsent } = await import('./claims.ts')
    await takeOldUnsent(userId)
  }
  await sendAttempts(userId)
}

/** Progress of whoever is here: a user's from the server, a visitor's from this browser, and what this device is at. */
export async function loadProgress(userId: number | null): Promise<Progress> {
  const known = userId === null ? localWork() : await serverProgress(userId)
  const here = begunModules(userId)
  const all = new Map([...known].map(([id, { done, begun }]) => [id, progressIn(done, begun, here.get(id))]))
  for (const [id, begun] of here) if (!all.has(id)) all.set(id, progressIn(NONE, begun))
  return all
}

const NONE: Done = new Map()

/** A module that was finished is not begun, whatever a device still has of it. */
const progressIn = (done: Done, ...begun: readonly (Iterable<number> | undefined)[]): LessonProgress => ({
  done,
  begun: new Set(begun.flatMap((own) => [...(own ?? [])]).filter((no) => !done.has(no))),
})

const localWork = (): Progress => new Map([...localProgress()].map(([id, done]) => [id, progressIn(done)]))

async function serverProgress(userId: number): Promise<Progress> {
  try {
    // Fails when the line is still gone; then there is no progress to be had either.
    await sendUnsent(userId)
    const { data } = await api('GET /api/my/lesson-progress')
    return new Map(
      data.lessons.map(({ lesson_id, done, begun, results }) => {
        const byNo = new Map(results.map(({ no, earned, total }) => [no, { earned, total }]))
        return [lesson_id, progressIn(new Map(done.map((no) => [no, byNo.get(no) ?? null])), begun)]
      }),
    )
  } catch {
    // Ticks are an aid: without them the menu still leads to every lesson.
    return new Map()
  }
}
