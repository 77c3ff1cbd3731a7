import { IDLE } from '@hakka/contract/constants/school-class'

const IDLE_MS = IDLE.minutes * 60_000
const WARNING_MS = IDLE.warning_seconds * 1000
/** The server counts from what it has heard: use without any call is told it so often. */
const TELL_MS = 4 * 60_000

export interface IdleState {
  /** Seconds until the log-out, while it is announced. */
  left: number | null
  over: boolean
}

/** What a page without use since then has come to. A clock that was set back tells nothing. */
export function idleState(usedAt: number, now: number): IdleState {
  const idle = Math.max(0, now - usedAt)
  if (idle >= IDLE_MS) return { left: null, over: true }
  if (idle < IDLE_MS - WARNING_MS) return { left: null, over: false }
  return { left: Math.ceil((IDLE_MS - idle) / 1000), over: false }
}

/** Whether the server should hear that the page is in use. */
export const shouldTell = (toldAt: number, now: number): boolean => now - toldAt >= TELL_MS
