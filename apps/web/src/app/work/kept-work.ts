import type { LessonModule } from '@hakka/contract/lesson'
import { createListeners } from '@hakka/ui/listeners.ts'
import { OWN, remember, remembered, rememberedJson, rememberedKeys } from '@hakka/ui/remembered.ts'

/** A module in the version that is on the page, and whose work it is: a user's, or a visitor's (`null`). */
export interface WorkPlace {
  userId: number | null
  lessonId: number
  moduleNo: number
  moduleId: number
  versionId: number
}

export const placeOf = (
  userId: number | null,
  { lesson_id, no, id, version_id }: LessonModule,
): WorkPlace => ({ userId, lessonId: lesson_id, moduleNo: no, moduleId: id, versionId: version_id })

/** What was done of a module, part by part. */
interface Work {
  versionId: number
  lessonId: number
  moduleNo: number
  /** When something was done last, in milliseconds since 1970. */
  at: number
  parts: Record<string, unknown>
}

const START = `${OWN}work.`
const DAY_MS = 24 * 60 * 60_000
/** So long it is kept after it was touched last, and of so many modules on a device; the oldest go first. */
const DAYS = 90
const MODULES = 60
/** Of one module, in characters. What is larger is gone with the page. */
const CHARACTERS = 64_000

const { subscribe, tell } = createListeners()

/** Hears when a module is begun, or its work forgotten. */
export const subscribeWork = subscribe

const startOf = (userId: number | null) => `${START}${userId ?? 'visitor'}.`
const keyOf = ({ userId, moduleId }: Pick<WorkPlace, 'userId' | 'moduleId'>) =>
  `${startOf(userId)}${moduleId}`

const isWork = (value: unknown): value is Work =>
  typeof value === 'object' &&
  value !== null &&
  ['versionId', 'lessonId', 'moduleNo', 'at'].every((name) => typeof Reflect.get(value, name) === 'number') &&
  'parts' in value &&
  typeof value.parts === 'object' &&
  value.parts !== null &&
  !Array.isArray(value.parts)

function workAt(key: string): Work | undefined {
  const kept = rememberedJson(key)
  return isWork(kept) && kept.at > Date.now() - DAYS * DAY_MS ? kept : undefined
}

/** What is kept of a module: nothing of another version, whose parts may be others. */
function workOf(place: WorkPlace): Work | undefined {
  const work = workAt(keyOf(place))
  return work?.versionId === place.versionId ? work : undefined
}

export const readWork = (place: WorkPlace, part: string): unknown => workOf(place)?.parts[part]

/** Whether something of the module was done on this device. */
export const isBegun = (place: WorkPlace): boolean => Object.keys(workOf(place)?.parts ?? {}).length > 0

/** Whether this device knows anything of the module, if only that it was begun anew. */
export const hasWork = (place: WorkPlace): boolean => workOf(place) !== undefined

/** Keeps a part of a module; what can't be told any more (`null`, `undefined`) is left out. */
export function keepWork(place: WorkPlace, part: string, state: unknown): void {
  const before = workOf(place)
  const { [part]: _, ...others } = before?.parts ?? {}
  keep(place, state === null || state === undefined ? others : { ...others, [part]: state })
  if (!before) tell()
}

/** The module begins anew, as far as this device knows. */
export function restartWork(place: WorkPlace): void {
  keep(place, {})
  tell()
}

function keep(place: WorkPlace, parts: Work['parts']): void {
  const { versionId, lessonId, moduleNo } = place
  const key = keyOf(place)
  const work: Work = { versionId, lessonId, moduleNo, at: Date.now(), parts }
  const text = JSON.stringify(work)
  if (text.length > CHARACTERS) return
  if (!workAt(key)) prune(MODULES - 1, key)
  // A browser that is full gives up the older half of it.
  if (!remember(key, text)) {
    prune(MODULES / 2, key)
    remember(key, text)
  }
}

/** A visitor's work becomes a user's, where she has none of her own at the same module. */
export function adoptWork(userId: number): void {
  for (const key of rememberedKeys(startOf(null))) {
    const own = startOf(userId) + key.slice(startOf(null).length)
    if (!workAt(own)) remember(own, remembered(key))
    remember(key, null)
  }
  tell()
}

/** Forgets what is too old, and of the rest what goes beyond so many modules, whoever worked at them. */
function prune(most: number, spared: string): void {
  const all = rememberedKeys(START)
    .filter((key) => key !== spared)
    .map((key) => ({ key, at: workAt(key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
  all.forEach(({ key, at }, index) => {
    if (index >= most || at === 0) remember(key, null)
  })
}

/** Numbers of the modules that were begun on this device, by the id of their lesson. */
export function begunModules(userId: number | null): Map<number, Set<number>> {
  const begun = new Map<number, Set<number>>()
  for (const key of rememberedKeys(startOf(userId))) {
    const work = workAt(key)
    if (!work || Object.keys(work.parts).length === 0) continue
    begun.set(work.lessonId, (begun.get(work.lessonId) ?? new Set()).add(work.moduleNo))
  }
  return begun
}
