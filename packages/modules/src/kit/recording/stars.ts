import { JUDGE_APPLAUSE_ABOVE } from '@hakka/contract/constants'

export const STARS_MAX = 5

/** From which score on there are so many stars; whoever is applauded has three at least. */
const BOUNDS = [30, JUDGE_APPLAUSE_ABOVE, 75, 90]

/** One to five stars for a score of 0 to 100: a number alone says little to a child. */
export const starsOf = (score: number): number => 1 + BOUNDS.filter((bound) => score > bound).length
