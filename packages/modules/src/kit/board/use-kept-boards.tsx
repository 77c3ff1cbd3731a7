import { useState } from 'react'
import { useKept } from '#kit/kept/use-kept.tsx'

/** What a class made on its boards, kept in this browser; clearing it can be undone. */
export function useKeptBoards<T>(key: string, empty: T, read: (kept: unknown) => T) {
  const [value, keep] = useKept('browser', `classroom.${key}`, empty, read)
  const [before, setBefore] = useState<T>()
  return {
    value,
    change(next: T) {
      setBefore(undefined)
      keep(next)
    },
    clear() {
      setBefore(value)
      keep(empty)
    },
    /** There right after everything was cleared. */
    undo:
      before === undefined
        ? undefined
        : () => {
            keep(before)
            setBefore(undefined)
          },
  }
}
