import { useEffect, useEffectEvent, useRef } from 'react'
import type { MainTool, Tool } from './tool.ts'

/** Where letters are typed, or a key has a meaning of its own. */
const TYPED = 'input, textarea, select, [contenteditable="true"], dialog[open] *'
const PRESSED = 'button, a, summary, [role="button"], [data-note]'
/** What leads on does another thing now: a key that was pressed twice for what came late must not do that too. */
const SETTLED_MS = 600

/**
 * Single letters press the dock's tools, the space bar and the arrow what leads on. Not while something is typed or a
 * dialog stands open; on a button the space bar presses that button.
 */
export function useDockKeys(tools: readonly Tool[], main: MainTool | undefined, on: boolean): void {
  const label = main?.label
  const led = useRef({ label, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (led.current.label !== label) led.current = { label, at: performance.now() }
  }, [label])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || event.repeat || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (!(target instanceof Element) || target.closest(TYPED)) return
    if (main && !main.disabled && main.keys.includes(event.key)) {
      if (event.key === ' ' && target.closest(PRESSED)) return
      if (event.key.startsWith('Arrow') && target.closest('[data-note]')) return
      event.preventDefault()
      return performance.now() - led.current.at < SETTLED_MS ? undefined : main.press()
    }
    const tool = tools.find(({ hotkey, disabled }) => hotkey === event.key.toUpperCase() && !disabled)
    if (!tool) return
    event.preventDefault()
    tool.press()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
