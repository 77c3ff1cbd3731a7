import { STUDY_AREAS } from '@hakka/contract/constants'
import { wholeMinutes } from './study-time.ts'

const NONE = { lesson: 0, listening: 0, speaking: 0, reading: 0, writing: 0, ai_judging: 0 }

/** Whole minutes of each area. */
export function minutesByArea(rows: readonly { area: string; creditMs: number }[]): typeof NONE {
  const of = (area: string) => rows.reduce((sum, row) => sum + (row.area === area ? row.creditMs : 0), 0)
  return { ...NONE, ...Object.fromEntries(STUDY_AREAS.map((area) => [area, wholeMinutes(of(area))])) }
}
