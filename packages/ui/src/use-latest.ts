import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the one drawn last does: nothing is drawn anew for it. It is the new one
 * before anybody can press what was drawn: later, a tap on what a clock has just opened would still meet the old one.
 */
export function useLatest<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
