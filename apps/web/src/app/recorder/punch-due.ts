import { levelOfStep } from '@hakka/contract/constants'

/** Use of the page that is older than this no longer counts as learning. */
export const USED_WITHIN_MS = 5 * 60_000

/** What decides whether this second's check punches. Times are milliseconds since 1970. */
export interface RecorderMoment {
  now: number
  /** When the last check ran. */
  lastCheck: number
  intervalSeconds: number
  maxMinutes: number
  /** Minutes that the server has credited to this page's recorder. */
  totalMinutes: number
  userId: number | null
  /** Something is open that can be learned. */
  hasModule: boolean
  visible: boolean
  /** The last pointer, key or scroll. */
  lastUse: number
  /** Sound or a video plays: listening is use. */
  playing: boolean
}

/**
 * The check that runs every second: punch when the current second is a multiple of the interval. A timer that comes
 * a little late and passes over that second still meets it; one that slept does not make up for it.
 */
export function punchDue(moment: RecorderMoment): boolean {
  const { userId, hasModule, visible, totalMinutes, maxMinutes } = moment
  if (userId === null || !hasModule || !visible || totalMinutes >= maxMinutes) return false
  if (!moment.playing && moment.now - moment.lastUse > USED_WITHIN_MS) return false
  const second = Math.floor(moment.now / 1000)
  const checked = Math.floor(moment.lastCheck / 1000)
  if (second <= checked) return false
  if (second % moment.intervalSeconds === 0) return true
  return second - checked === 2 && (second - 1) % moment.intervalSeconds === 0
}

/** The level whose sign the recorder shows and sends: the address's `level_no`, else that of the school year. */
export function recorderLevel(levelNo: string | null, stepNo: number): number {
  return levelNo && /^[1-5]$/.test(levelNo) ? Number(levelNo) : levelOfStep(stepNo)
}
