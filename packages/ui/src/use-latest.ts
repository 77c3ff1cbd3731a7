import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same and does what the one drawn last does: nothing is drawn anew for it. */
export function useLatest<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
