import { ATTEMPT_THINGS } from '@hakka/contract/constants/attempts'
import type { ModuleResult } from '@hakka/modules/host'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'

interface Done {
  /** Unlike every other's: sent twice, the server keeps it once. */
  key: string
  /** A round or part of it, from 1; without it the whole. */
  item?: number
  /** As the thing's own rule describes it; `null` of what is read. */
  answer: unknown
  usedMs: number
  /** ISO 8601, by this browser's clock. */
  doneAt: string
  /** What this browser makes of the answer, for its own ticks: it is never sent. */
  result: ModuleResult | null
}

/** What somebody did in a module of a lesson. */
export interface ModuleAttempt extends Done {
  lessonId: number
  moduleNo: number
  moduleId: number
  /** The version that was on the page. */
  versionId: number
}

/** What somebody did with a thing of self-study. */
export interface StudyAttempt extends Done {
  thing: Exclude<(typeof ATTEMPT_THINGS)[number], 'module'>
  thingId: number
  /** Where menus count it; none of what stands in no theme. */
  theme: { category_id: number; dialect_id: number } | null
}

/** What somebody did, as this browser keeps it until the server has it. */
export type Attempt = ModuleAttempt | StudyAttempt

export const isOfStudy = (attempt: Attempt): attempt is StudyAttempt => 'thing' in attempt

/** An attempt that waits for a line, and whose it is. */
type Unsent = Attempt & { user: number }

const VISITOR_KEY = `${OWN}attempts`
const UNSENT_KEY = `${OWN}attempts.unsent`
/** So many are kept of a visitor; the oldest go first. */
const MOST = 400

/** A name that no other attempt has, also on a site without HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const hasNumbers = (value: object, names: readonly string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === 'number')

const THINGS: readonly unknown[] = ATTEMPT_THINGS

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  ('thing' in value
    ? THINGS.includes(value.thing) && hasNumbers(value, ['thingId'])
    : hasNumbers(value, ['lessonId', 'moduleNo', 'moduleId', 'versionId'])) &&
  hasNumbers(value, ['usedMs']) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'doneAt' in value &&
  typeof value.doneAt === 'string' &&
  'answer' in value &&
  'result' in value

const isUnsent = (value: unknown): value is Unsent => isAttempt(value) && hasNumbers(value, ['user'])

function list<T>(key: string, is: (value: unknown) => value is T): T[] {
  const kept = rememberedJson(key)
  return Array.isArray(kept) ? kept.filter(is) : []
}

const keep = (key: string, entries: readonly unknown[]) =>
  remember(key, entries.length === 0 ? null : JSON.stringify(entries))

/** Whether a result says more than the one before it: points where there were none, or a greater share of them. */
export function isBetter(now: ModuleResult | null, before: ModuleResult | null): boolean {
  if (!now) return false
  return !before || now.earned * before.total > before.earned * now.total
}

/** What a visitor did in this browser, the latest first. */
export const visitorAttempts = (): Attempt[] => list(VISITOR_KEY, isAttempt)

const isSame = (one: Attempt, other: Attempt): boolean =>
  isOfStudy(one)
    ? isOfStudy(other) &&
      one.thing === other.thing &&
      one.thingId === other.thingId &&
      one.item === other.item
    : !isOfStudy(other) && one.moduleId === other.moduleId

/** Keeps a visitor's attempt. Of each module, or thing of self-study, the first and the best are kept. */
export function keepAttempt(attempt: Attempt): void {
  const all = visitorAttempts()
  const same = all.filter((own) => isSame(own, attempt))
  const best = [attempt, ...same].reduce((one, other) => (isBetter(other.result, one.result) ? other : one))
  const wanted = new Set([same.at(-1) ?? attempt, best])
  const others = all.filter((own) => !isSame(own, attempt))
  const own = [attempt, ...same].filter((one) => wanted.has(one))
  keep(VISITOR_KEY, [...own, ...others].slice(0, MOST))
}

/** Forgets a visitor's attempts. */
export function forgetAttempts(keys: ReadonlySet<string>): void {
  keep(
    VISITOR_KEY,
    visitorAttempts().filter(({ key }) => !keys.has(key)),
  )
}

/** A user's attempts that the server has not got, the oldest first. */
export const unsentAttempts = (userId: number): Attempt[] =>
  list(UNSENT_KEY, isUnsent).filter(({ user }) => user === userId)

export function addUnsent(userId: number, attempts: readonly Attempt[]): void {
  const all = list(UNSENT_KEY, isUnsent)
  const known = new Set(all.map(({ key }) => key))
  keep(UNSENT_KEY, [
    ...all,
    ...attempts.filter(({ key }) => !known.has(key)).map((attempt) => ({ ...attempt, user: userId })),
  ])
}

export function dropUnsent(keys: ReadonlySet<string>): void {
  keep(
    UNSENT_KEY,
    list(UNSENT_KEY, isUnsent).filter(({ key }) => !keys.has(key)),
  )
}

/** Forgets what a user has not sent, and what was done by nobody: others wait for a line in the same browser. */
export function forgetAttemptsOf(userId: number | null): void {
  keep(
    UNSENT_KEY,
    list(UNSENT_KEY, isUnsent).filter(({ user }) => user !== userId),
  )
}
