import { type RefObject, useEffect, useEffectEvent } from 'react'

const FORWARD = new Set(['ArrowRight', 'ArrowDown'])
const BACK = new Set(['ArrowLeft', 'ArrowUp'])

/** Arrow keys walk over options and places; Escape puts down what is held and returns to it. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, held: number | null, putDown: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const root = board.current
    if (!root) return
    if (event.key === 'Escape' && held !== null) {
      event.preventDefault()
      putDown()
      root.querySelector<HTMLElement>(`[data-option="${held}"]`)?.focus()
      return
    }
    const step = FORWARD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0
    const stops = Array.from(root.querySelectorAll<HTMLElement>('[data-option], [data-slot]'))
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    if (step === 0 || at < 0) return
    event.preventDefault()
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
  useEffect(() => {
    const root = board.current
    root?.addEventListener('keydown', onKey)
    return () => root?.removeEventListener('keydown', onKey)
  }, [board])
}
