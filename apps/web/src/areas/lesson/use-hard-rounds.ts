import { useState } from 'react'

/**
 * At the end of a lesson its hardest rounds come again, module by module, once.
 * @param at the place of the module that is open
 * @param open shows the module at a place, with what is kept of it now
 */
export function useHardRounds(at: number, open: (index: number) => void) {
  /** Places of the modules that are still to be gone through; none before the first time. */
  const [left, setLeft] = useState<readonly number[]>()
  const [now, next] = left ?? []
  function walk(indices: readonly number[]): void {
    setLeft(indices)
    const [first] = indices
    if (first !== undefined) open(first)
  }
  return {
    /** They are gone through now. */
    busy: now !== undefined,
    /** Goes through these modules; nothing once that was done. */
    start: left ? undefined : walk,
    /** From the rounds of one module to those of the next, and back to the lesson's end. */
    onward:
      left && now === at
        ? { label: next === undefined ? '練好了' : '再練下一題', go: () => walk(left.slice(1)) }
        : undefined,
  }
}
