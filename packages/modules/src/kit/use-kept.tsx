import { useEffect, useState } from 'react'

const PREFIX = 'hakka.classroom.'

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    // Another hand wrote there, or the browser keeps nothing: as if nothing was kept.
    return null
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: it lasts as long as the page then.
  }
}

/**
 * What a learner made in a module, kept in this browser; logging out clears it.
 * @param read takes what was stored, by whatever version of the site, and gives what can be used of it
 */
export function useKept<T>(key: string, empty: T, read: (value: unknown) => T) {
  const [value, setValue] = useState(empty)
  const [before, setBefore] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new function each time and reads alike
  useEffect(() => {
    const kept = stored(key)
    if (kept !== null) setValue(read(kept))
  }, [key])

  function set(next: T) {
    setValue(next)
    store(key, next)
  }
  return {
    value,
    change(next: T) {
      setBefore(undefined)
      set(next)
    },
    clear() {
      setBefore(value)
      set(empty)
    },
    /** There right after everything was cleared. */
    undo:
      before === undefined
        ? undefined
        : () => {
            set(before)
            setBefore(undefined)
          },
  }
}
