import { at } from '@hakka/modules/editor'
import { type FocusEvent, type MouseEvent, useState } from 'react'

interface Place {
  path: string
}

/** The row that a field stands in: `words.4` of `words.4.sentence.hakka`. */
const rowOf = (path: string): string => /^[^.]+\.\d+/.exec(path)?.[0] ?? path

const pathOf = (element: EventTarget | null): string =>
  (element instanceof Element && element.closest('[data-field]')?.getAttribute('data-field')) || ''

/** The row that a line or a button of it belongs to. */
const rowAround = (element: EventTarget | null): string => {
  const row = element instanceof Element ? element.closest('ol > [data-row]') : null
  return rowOf(pathOf(row?.querySelector('[data-field]') ?? null))
}

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : typeof value === 'number'

/**
 * What is lacking is told where somebody has been: a field that was left empty, a row that was left or closed, and all
 * that was there when the page opened. What is only about to be written is not wrong yet.
 * @param first what is wrong with what the page opened with; nothing of a module that nobody has written into
 */
export function useLeftFields(first: readonly Place[]) {
  const [left, setLeft] = useState(() => new Set(first.map(({ path }) => path)))
  const [all, setAll] = useState(false)
  const leave = (...paths: string[]) => {
    const fresh = paths.filter((path) => path !== '' && !left.has(path))
    if (fresh.length > 0) setLeft((own) => new Set([...own, ...fresh]))
  }
  const told = <F extends Place>(faults: readonly F[], content: unknown): readonly F[] =>
    all
      ? faults
      : faults.filter(({ path }) => left.has(path) || left.has(rowOf(path)) || isWritten(at(content, path)))
  return {
    told,
    onBlur(event: FocusEvent) {
      const path = pathOf(event.target)
      const next = pathOf(event.relatedTarget)
      leave(path, next !== '' && rowOf(next) !== rowOf(path) ? rowOf(path) : '')
    },
    /** A row that is closed shows what it lacks. */
    onClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('[aria-expanded=true]') : null
      leave(rowAround(button))
    },
    /** 送出, or a look at all that is lacking: nothing is kept back any longer. */
    showAll: () => setAll(true),
  }
}
