import type { PracticeType } from '@hakka/contract/constants'

const PICTURES: Record<PracticeType, string> = {
  listening: 'listening',
  speaking: 'speaking',
  reading: 'reading',
  writing: 'writing',
  ai_judging: 'judge',
}

/** The drawing of a part of self-study, 200 by 150. */
export const areaPicture = (type: PracticeType): string => `/images/self-study/area-${PICTURES[type]}.svg`
