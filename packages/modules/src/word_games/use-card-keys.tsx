import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys of a game while the focus is in it, or nowhere; before the page's own, which turn slides.
 * @param pick what a key is for; nothing for a key that is none of the game's
 */
export function useCardKeys(
  root: RefObject<HTMLElement | null>,
  pick: (key: string, shift: boolean) => (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const here = target === document.body || (target instanceof Node && root.current?.contains(target))
    const types = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (!here || types || event.altKey || event.ctrlKey || event.metaKey) return
    const act = pick(event.key.length === 1 ? event.key.toLowerCase() : event.key, event.shiftKey)
    if (!act) return
    event.preventDefault()
    act()
  })
  // With the picture, not after it: who is quick presses at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Presses a button of the game, if it is there and can be pressed. */
export const press = (root: RefObject<HTMLElement | null>, selector: string): void =>
  root.current?.querySelector<HTMLElement>(selector)?.click()
