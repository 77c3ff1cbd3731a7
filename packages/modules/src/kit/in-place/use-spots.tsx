import { useLatest } from '@hakka/ui/use-latest.ts'
import { useEffect, useMemo, useRef, useState } from 'react'

/**
 * Which thing's fields are open, and where the focus goes once a change is drawn. The same object as long as the same is
 * open.
 */
export interface Spots {
  /** The board with its panel. */
  root: React.RefObject<HTMLDivElement | null>
  open: string | undefined
  /** Opens a thing's fields, `into` with the focus in the first of them; a second press closes them. */
  toggle(id: string, into: boolean): void
  show(id: string, into?: boolean): void
  close(): void
  /** A thing is gone: its fields close, and another, or the board, has the focus. */
  left(id: string, next: string | undefined): void
  /** Puts the focus on a thing that is, or is about to be, drawn. */
  focus(id: string): void
}

const FIELDS = '[data-spot-fields]'
const TYPED = `${FIELDS} :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea)`

const spot = (id: string) => `[data-spot="${CSS.escape(id)}"]`

export function useSpots(): Spots {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string>()
  /** Selectors of what is to be seen next, the best first; with the focus or without. */
  const wanted = useRef<{ selectors: readonly string[]; focus: boolean }>(undefined)
  const [, draw] = useState(0)
  useEffect(() => {
    if (!wanted.current) return
    const { selectors, focus } = wanted.current
    wanted.current = undefined
    for (const selector of selectors) {
      const own = root.current?.querySelector<HTMLElement>(selector)
      if (!own) continue
      if (focus) own.focus()
      own.scrollIntoView({ block: 'nearest' })
      return
    }
  })
  function want(selectors: readonly string[], focus = true): void {
    wanted.current = { selectors, focus }
    draw((count) => count + 1)
  }
  const show = useLatest((id: string, into = false) => {
    setOpen(id)
    if (into) want([TYPED, `${FIELDS} button`])
    else want(['[data-spot-panel]'], false)
  })
  const focus = useLatest((id: string) => want([spot(id)]))
  const toggle = useLatest((id: string, into: boolean) => {
    if (open === id && !into) setOpen(undefined)
    else show(id, into)
  })
  const left = useLatest((id: string, next: string | undefined) => {
    if (open === id) setOpen(undefined)
    want([...(next === undefined ? [] : [spot(next)]), 'section button:not(:disabled)'])
  })
  const close = useLatest(() => {
    if (open !== undefined) want([spot(open)])
    setOpen(undefined)
  })
  return useMemo(
    () => ({ root, open, show, focus, toggle, left, close }),
    [open, show, focus, toggle, left, close],
  )
}
