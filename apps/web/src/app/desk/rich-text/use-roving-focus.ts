import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const ITEMS = 'button, select'

/** One stop for Tab in a toolbar: arrows, Home and End go from tool to tool. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
  const usable = () => items().filter((item) => !item.matches(':disabled'))
  const stopAt = (item: HTMLElement | undefined) => {
    for (const other of items()) other.tabIndex = other === item ? 0 : -1
  }
  // Tools come, go and are switched off as the cursor moves: one of them must always be the stop.
  useEffect(() => {
    const now = usable()
    stopAt(now.find((item) => item === document.activeElement || item.tabIndex === 0) ?? now[0])
  })
  return {
    onFocus: (event: React.FocusEvent<HTMLElement>) => stopAt(event.target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const all = usable()
      const at = all.findIndex((item) => item.contains(document.activeElement))
      const target = {
        ArrowRight: all[(at + 1) % all.length],
        ArrowLeft: all.at(at - 1),
        Home: all[0],
        End: all.at(-1),
      }[event.key]
      if (at < 0 || !target) return
      event.preventDefault()
      target.focus()
    },
  }
}
