import { useEffect, useReducer, useRef } from 'react'

/**
 * Of many things that change at once, each comes with a picture of its own: all in one take a small phone longer than a
 * picture has.
 * @param values as many as there are things, always
 * @param first the thing that changes at once, as a finger is on it
 * @returns what to draw of each, and whether that is all
 */
export function useInTurn<T>(
  values: readonly T[],
  first: number | undefined,
): { shown: readonly T[]; isWhole: boolean } {
  const drawn = useRef(values)
  const [, drawOn] = useReducer((times: number) => times + 1, 0)
  const due = values.flatMap((value, at) => (Object.is(drawn.current[at], value) ? [] : [at]))
  const now = first !== undefined && due.includes(first) ? first : due[0]
  const shown =
    now === undefined
      ? drawn.current
      : values.map((own, at) => (at === now ? own : (drawn.current[at] ?? own)))
  const isWhole = due.length <= 1
  useEffect(() => {
    drawn.current = shown
    if (isWhole) return
    const frame = requestAnimationFrame(drawOn)
    return () => cancelAnimationFrame(frame)
  })
  return { shown, isWhole }
}

/** What something was when it was last at rest. */
export function useAtRest<T>(value: T, isAtRest: boolean): T {
  const kept = useRef(value)
  const own = isAtRest ? value : kept.current
  useEffect(() => {
    kept.current = own
  }, [own])
  return own
}
