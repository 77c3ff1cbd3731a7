import { useEffect, useEffectEvent } from 'react'

/** Controls that use the arrow or page keys themselves. */
const OWN_KEYS =
  'input:not([type="button"], [type="submit"]), textarea, select, audio, video, [contenteditable], dialog, [role="slider"], [role="radiogroup"], [role="tablist"], [role="menu"], [role="listbox"]'

const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest(OWN_KEYS) !== null

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary') !== null

export interface ContainerKeys {
  /** ← and →. */
  item(step: -1 | 1): void
  /** Page Up and Page Down. */
  entry(step: -1 | 1): void
  escape?(): void
  /** More of them, by `KeyboardEvent.key`; letters are small. */
  others?: Readonly<Record<string, (() => void) | undefined>>
}

/** Keys that work anywhere on the page, unless a control under the focus wants them. */
export function useContainerKeys(keys: ContainerKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (hasOwnKeys(event.target) || document.querySelector('dialog[open]')) return
    if (event.key === 'ArrowLeft') keys.item(-1)
    else if (event.key === 'ArrowRight') keys.item(1)
    else if (event.key === 'PageUp') keys.entry(-1)
    else if (event.key === 'PageDown') keys.entry(1)
    else if (event.key === 'Escape' && keys.escape) keys.escape()
    else {
      const other = keys.others?.[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!other || (event.key === ' ' && isPressable(event.target))) return
      other()
    }
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
