import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The rows of a grid's cells that can be walked to. */
const rowsOf = (grid: HTMLElement): HTMLElement[][] =>
  [...grid.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-cell]')])
    .filter((cells) => cells.length > 0)

/** Where a key leads from a cell; to its edges it stays. */
function leadsTo(rows: readonly HTMLElement[][], cell: HTMLElement, key: string): HTMLElement | undefined {
  const y = rows.findIndex((cells) => cells.includes(cell))
  const x = rows[y]?.indexOf(cell) ?? -1
  if (key === 'Home') return rows[y]?.[0]
  if (key === 'End') return rows[y]?.at(-1)
  const [down, right] = STEPS[key] ?? [0, 0]
  return STEPS[key] ? rows[y + down]?.[x + right] : undefined
}

/** Puts the focus on a cell: from now on Tab leads to it. */
export function focusCell(cell: HTMLElement, grid: Element | null): void {
  for (const other of grid?.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]') ?? [])
    other.tabIndex = -1
  cell.tabIndex = 0
  cell.focus()
}

/** Goes from a cell where a key leads; at the grid's edge it stays. */
export function walkFrom(cell: HTMLElement, grid: HTMLElement, key: string): boolean {
  const next = leadsTo(rowsOf(grid), cell, key)
  if (next) focusCell(next, grid)
  return next !== undefined
}

/**
 * Arrow keys walk the cells of a grid, of which one is reached by Tab; Enter and a tap open one.
 * @param open the cell's own name, as its `data-cell` has it
 */
export function gridKeys(open: (name: string) => void) {
  const cellAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellAt(event.target)
      if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        open(cell.dataset.cell ?? '')
        return
      }
      if (walkFrom(cell, event.currentTarget, event.key) || STEPS[event.key]) event.preventDefault()
    },
    onClick(event: { target: EventTarget; currentTarget: HTMLElement }) {
      const cell = cellAt(event.target)
      if (!cell) return
      focusCell(cell, event.currentTarget)
      open(cell.dataset.cell ?? '')
    },
  }
}
