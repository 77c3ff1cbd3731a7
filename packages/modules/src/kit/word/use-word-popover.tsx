import type { RubyProps } from '@hakka/ui/Ruby.tsx'
import { type RefObject, useEffect, useState } from 'react'

/** Where an explanation stands: below its word, or as a sheet at the bottom of a narrow page. */
export type PopPlace = { kind: 'sheet' } | { kind: 'below'; left: number; top: number; arrow: number }

export interface OpenWord {
  /** Names the text it stands in, where there are several. */
  line: number
  from: number
  word: string
  button: HTMLButtonElement
  place: PopPlace
}

const WIDTH = 352
const EDGE = 8

function placeBelow(button: HTMLElement, container: HTMLElement): PopPlace {
  if (!matchMedia('(width >= 48rem)').matches) return { kind: 'sheet' }
  const word = button.getBoundingClientRect()
  const around = container.getBoundingClientRect()
  const middle = word.left + word.width / 2 - around.left
  const left = Math.max(EDGE, Math.min(middle - 72, around.width - WIDTH - EDGE))
  return { kind: 'below', left, top: word.bottom - around.top + 14, arrow: middle - left - 9 }
}

/** The one open word of a view. Pressing it again, Escape or a press elsewhere closes it. */
export function useWordPopover(container: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenWord>()
  const close = () => {
    open?.button.focus({ preventScroll: true })
    setOpen(undefined)
  }
  useEffect(() => {
    if (!open) return
    const off = new AbortController()
    const elsewhere = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target?.closest('[data-word-popover]') && !open.button.contains(target)) setOpen(undefined)
    }
    document.addEventListener('pointerdown', elsewhere, { signal: off.signal })
    // A phone's address bar changes the height while scrolling; only another width moves the words.
    const width = window.innerWidth
    const moved = () => window.innerWidth !== width && setOpen(undefined)
    window.addEventListener('resize', moved, { signal: off.signal })
    return () => off.abort()
  }, [open])
  const onWord =
    (line: number): NonNullable<RubyProps['onWord']> =>
    ({ from, word }, button) => {
      const again = open?.line === line && open.from === from
      if (again || !container.current) setOpen(undefined)
      else setOpen({ line, from, word, button, place: placeBelow(button, container.current) })
    }
  return { open, close, onWord }
}
