import type { LessonModule } from '@hakka/contract/lesson'
import { comingAgain, lateRounds, ROUNDS, readRounds } from '@hakka/modules/web'
import { keepWork, placeOf, readWork } from '../../app/work/kept-work.ts'

/** How many come again at the end of a lesson. */
const MOST = 3

/** Rounds of a module, by its place in the lesson. */
export interface HardRounds {
  index: number
  rounds: readonly number[]
}

const keptRounds = (module: LessonModule, userId: number | null) =>
  readRounds(readWork(placeOf(userId, module), ROUNDS))

/** The rounds of a lesson that took the most tries, three at most, by module; of a module of one round there is none. */
export function hardestRounds(modules: readonly LessonModule[], userId: number | null): HardRounds[] {
  const late = modules.flatMap((module, index) => {
    const { answers = {} } = keptRounds(module, userId) ?? {}
    if (Object.keys(answers).length < 2) return []
    return lateRounds(answers).map((round) => ({ index, round, misses: answers[round]?.misses ?? 0 }))
  })
  const hardest = late.sort((a, b) => b.misses - a.misses).slice(0, MOST)
  const indices = [...new Set(hardest.map(({ index }) => index))].sort((a, b) => a - b)
  return indices.map((index) => ({
    index,
    rounds: hardest.flatMap((own) => (own.index === index ? own.round : [])),
  }))
}

/** When their modules are opened next, these rounds come again. */
export function bringAgain(
  modules: readonly LessonModule[],
  userId: number | null,
  hardest: readonly HardRounds[],
): void {
  for (const { index, rounds } of hardest) {
    const module = modules[index]
    const kept = module && keptRounds(module, userId)
    if (!kept) continue
    const again = comingAgain(rounds, (kept.again?.turn ?? 0) + 1)
    keepWork(placeOf(userId, module), ROUNDS, { ...kept, again })
  }
}
