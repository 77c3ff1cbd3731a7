import { MAX_RECORDABLE_MINUTES } from '@hakka/contract/constants'

const MINUTE = 60_000
const MAX_GAP_MS = 90_000
const MAX_CLOCK_BACK_MS = 5000
const RECORDER_CAP_MS = MAX_RECORDABLE_MINUTES * MINUTE
/** What one page counts in a day at most. */
export const KEY_DAY_CAP_MS = 60 * MINUTE
const DAY_CAP_MS = 480 * MINUTE

/** A recorder as stored, times in ms since 1970. */
export interface RecorderState {
  id: number
  key: string
  lastAt: number
  creditMs: number
  closed: boolean
}

/** What the database knows when a punch arrives, read under the lock of the user's cursor. */
export interface PunchState {
  /** Up to when the user has been credited, on any page. */
  cursor: number
  /** The recorder that the punch names, if it is this user's; `undefined` otherwise. */
  recorder: RecorderState | undefined
  /** Credit of this key today, and of all keys today. */
  keyDayMs: number
  dayMs: number
}

export type PunchDecision =
  | { kind: 'open'; cursor: number }
  | { kind: 'credit'; cursor: number; lastAt: number; creditMs: number; closed: boolean }

/**
 * What one punch is worth. Credited stretches never overlap, because each starts at the user's cursor or later and
 * moves it to its end: tabs, replays and bursts can't add up to more than the clock ran.
 */
export function decidePunch(state: PunchState, key: string, now: number): PunchDecision {
  const { recorder } = state
  if (now < state.cursor - MAX_CLOCK_BACK_MS) return { kind: 'open', cursor: now }
  if (!recorder || recorder.key !== key || now - recorder.lastAt > MAX_GAP_MS) {
    return { kind: 'open', cursor: state.cursor }
  }
  if (now < recorder.lastAt - MAX_CLOCK_BACK_MS) return { kind: 'open', cursor: now }
  const elapsed = now - Math.max(recorder.lastAt, state.cursor)
  const room = Math.min(
    MAX_GAP_MS,
    RECORDER_CAP_MS - recorder.creditMs,
    KEY_DAY_CAP_MS - state.keyDayMs,
    DAY_CAP_MS - state.dayMs,
  )
  const creditMs = recorder.closed ? 0 : Math.max(0, Math.min(elapsed, room))
  return {
    kind: 'credit',
    cursor: Math.max(state.cursor, now),
    lastAt: Math.max(recorder.lastAt, now),
    creditMs,
    closed: recorder.closed || recorder.creditMs + creditMs >= RECORDER_CAP_MS,
  }
}

/** Whole minutes of a credit. */
export const wholeMinutes = (creditMs: number) => Math.floor(creditMs / MINUTE)

/** The calendar day in Taipei, `yyyy-mm-dd`. Taiwan has had no daylight saving time since 1979. */
export const taipeiDay = (now: number) => new Date(now + 8 * 60 * MINUTE).toISOString().slice(0, 10)
