import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Things in a row of things, as far as an arrow leads from one of them. */
function led<Thing>(things: readonly Thing[], at: number, key: string): Thing | undefined {
  if (key === 'Home') return things[0]
  if (key === 'End') return things.at(-1)
  return things[at + (STEPS[key] ?? 0)]
}

/**
 * Arrows choose a lesson of the list, whose link Enter follows; M opens its modules, through which arrows lead as well.
 * They are keys of what has the focus: outside the table's rows they do nothing.
 */
export function listKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, altKey, ctrlKey, metaKey } = event
  const row = target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null
  if (!row || altKey || ctrlKey || metaKey) return
  if (key === 'm' || key === 'M') {
    event.preventDefault()
    row.querySelector<HTMLElement>('.lesson-modules > summary')?.click()
    row.querySelector<HTMLElement>('.lesson-modules > summary')?.focus()
    return
  }
  if (!(key in STEPS) && key !== 'Home' && key !== 'End') return
  const menu = target instanceof Element ? target.closest('.lesson-modules[open]') : null
  const next = menu ? inMenu(menu, target, key) : inList(row, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function inMenu(menu: Element, target: EventTarget, key: string): HTMLElement | undefined {
  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')]
  const at = target instanceof HTMLElement ? links.indexOf(target) : -1
  return led(links, at, key)
}

function inList(row: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])]
  return led(rows, rows.indexOf(row), key)?.querySelector<HTMLElement>('[data-main] a') ?? undefined
}
