import { type RefObject, useEffect } from 'react'

const DIGIT = /^(?:Digit|Numpad)([1-9])$/

/** Arrows walk among the cards, up to those that are laid and down into the pool; numbers lay, Backspace takes back. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  { off, onDigit, onBack }: { off: boolean; onDigit(place: number): void; onBack(): void },
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (off || event.altKey || event.ctrlKey || event.metaKey) return
      const digit = DIGIT.exec(event.code)?.[1]
      if (digit) onDigit(Number(digit) - 1)
      else if (event.key === 'Backspace') onBack()
      else if (!walk(root.current, event.key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

function walk(root: HTMLElement | null, key: string): boolean {
  const groups = ['.steps-stair', '.steps-pool'].map((group) => [
    ...(root?.querySelectorAll<HTMLElement>(`${group} [data-piece]`) ?? []),
  ])
  const [laid = [], pool = []] = groups
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const to = key === 'ArrowUp' ? laid.at(-1) : pool[0]
    to?.focus()
    return to !== undefined
  }
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return false
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return false
  const group = groups.find((own) => own.includes(activeElement)) ?? pool
  const at = group.indexOf(activeElement)
  const to = group[(at + by + group.length) % group.length] ?? group[0]
  to?.focus()
  return to !== undefined
}
