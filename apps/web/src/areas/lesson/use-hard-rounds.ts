import type { LessonModule } from '@hakka/contract/lesson'
import { useState } from 'react'
import type { ContainerState } from '../../app/container/use-container.ts'
import { bringAgain, hardestRounds } from './hardest-rounds.ts'

/**
 * At the end of a lesson its hardest rounds come again, module by module, once.
 * @param open shows the module at this place, with what is kept of it now
 */
export function useHardRounds(
  modules: readonly LessonModule[],
  userId: number | null,
  { at }: Pick<ContainerState, 'at'>,
  open: (index: number) => void,
) {
  /** Places of the modules that are still to be gone through; none before the first time. */
  const [left, setLeft] = useState<readonly number[]>()
  const [now, next] = left ?? []
  function goOn(): void {
    setLeft(left?.slice(1))
    if (next !== undefined) open(next)
  }
  return {
    /** They are gone through now. */
    busy: now !== undefined,
    /** How many there are, before they were gone through. */
    count: () =>
      left ? 0 : hardestRounds(modules, userId).reduce((sum, { rounds }) => sum + rounds.length, 0),
    start() {
      const hardest = hardestRounds(modules, userId)
      for (const { index, rounds } of hardest) {
        const module = modules[index]
        if (module) bringAgain(module, userId, rounds)
      }
      const [first] = hardest
      setLeft(hardest.map(({ index }) => index))
      if (first) open(first.index)
    },
    /** From the rounds of one module to those of the next, and back to the lesson's end. */
    onward: now === at ? { label: next === undefined ? '練好了' : '再練下一題', go: goOn } : undefined,
  }
}
