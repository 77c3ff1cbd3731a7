import { GOAL, type GoalKind, STUDY_AREAS } from '@hakka/contract/constants'

type Area = (typeof STUDY_AREAS)[number]

export const AREA_NAMES: Record<Area, string> = {
  lesson: '課程',
  listening: '聽力',
  speaking: '口說',
  reading: '閱讀',
  writing: '寫作',
  ai_judging: 'AI 評分',
}

export interface GoalState {
  /** Areas whose petal is open: five minutes today. */
  open: Area[]
  reached: boolean
  /** What is still to be done, in a sentence; '' when it is reached. */
  left: string
}

/** What a day's minutes make of the goal. */
export function goalState(
  kind: Exclude<GoalKind, 'off'>,
  minutes: Partial<Record<Area, number>>,
  total: number,
): GoalState {
  const open = STUDY_AREAS.filter((area) => (minutes[area] ?? 0) >= GOAL.area_minutes)
  const byAreas = kind !== 'minutes' && open.length >= GOAL.areas
  const byMinutes = kind !== 'areas' && total >= GOAL.minutes
  const reached = byAreas || byMinutes
  const areasLeft = GOAL.areas - open.length
  const minutesLeft = GOAL.minutes - total
  const parts = [
    ...(kind === 'minutes' ? [] : [`再練 ${areasLeft} 樣`]),
    ...(kind === 'areas' ? [] : [`再學 ${minutesLeft} 分鐘`]),
  ]
  return { open, reached, left: reached ? '' : `${parts.join('，或')}就完成` }
}

/** What the goal asks, in a sentence. */
export const GOAL_TEXTS: Record<GoalKind, string> = {
  either: `練 ${GOAL.areas} 樣，每樣 ${GOAL.area_minutes} 分鐘；或一共學 ${GOAL.minutes} 分鐘。`,
  areas: `練 ${GOAL.areas} 樣，每樣 ${GOAL.area_minutes} 分鐘，開 ${GOAL.areas} 瓣花。`,
  minutes: `一共學 ${GOAL.minutes} 分鐘。`,
  off: '不設小目標。',
}
