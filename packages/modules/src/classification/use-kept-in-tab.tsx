import { useEffect, useRef, useState } from 'react'

/** Logging out clears what begins so. */
const PREFIX = 'hakka.kept.'

/**
 * What a learner left in a module, kept in this browser until the tab closes and never sent. It begins empty, as the
 * server draws it, and is filled in once the page lives.
 * @param read what was kept, or `undefined` where it is none of ours
 */
export function useKeptInTab<T>(
  key: string,
  empty: T,
  read: (kept: unknown) => T | undefined,
): [T, (next: T) => void] {
  const [value, setValue] = useState(empty)
  const reading = useRef(read)
  useEffect(() => {
    const kept = load(key)
    const known = kept === undefined ? undefined : reading.current(kept)
    if (known !== undefined) setValue(known)
  }, [key])
  return [
    value,
    (next) => {
      setValue(next)
      save(key, next)
    },
  ]
}

function load(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(PREFIX + key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    // Storage is switched off, or holds something else: begin anew.
    return undefined
  }
}

function save(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Storage is switched off or full: it lasts as long as the page.
  }
}
