import { useEffect, useEffectEvent } from 'react'

/** Controls that use such keys themselves. */
const OWN_KEYS =
  'input:not([type="button"], [type="submit"]), textarea, select, [contenteditable], dialog, [role="slider"], [role="tablist"], [role="menu"], [role="listbox"]'

/** Keys of a view, anywhere on its page: by `KeyboardEvent.key` in small letters. They come before the page's own. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { target } = event
    if (target instanceof Element && target.closest(OWN_KEYS)) return
    if (document.querySelector('dialog[open]')) return
    // A button under the focus is pressed by these.
    const presses = event.key === ' ' || event.key === 'Enter'
    if (presses && target instanceof Element && target.closest('button, a, summary')) return
    const own = keys[event.key.toLowerCase()]
    if (!own) return
    event.preventDefault()
    own()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
