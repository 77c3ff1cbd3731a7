import { useEffect, useRef, useState } from 'react'

/** Until the tab closes, or for as long as the browser keeps it. */
type Place = 'tab' | 'browser'

/** Logging out forgets every key that begins so (shared tablets). */
const PREFIX = 'hakka.'

// Naming a storage is refused already where it is switched off: only inside `try`.
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** A text that was kept; `null` where there is none, or the browser keeps nothing. */
export function stored(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it (`null`). A full or forbidden storage loses it at the next reload, nothing else. */
export function store(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) storageOf(place).removeItem(PREFIX + key)
    else storageOf(place).setItem(PREFIX + key, text)
  } catch {
    // Nothing to do: it still stands on the page.
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Another hand wrote there: as if nothing was kept.
    return undefined
  }
}

/**
 * What a learner did in a module, kept on this device and never sent. It begins empty, as the server draws it, and is
 * filled in once the page lives.
 * @param key unique on the site: the type's or kind's name and the module's key
 * @param read takes what was stored, by whatever version of the site, and gives what can be used of it
 */
export function useKept<T>(
  place: Place,
  key: string,
  empty: T,
  read: (kept: unknown) => T | undefined,
): [T, (next: T) => void] {
  const [value, setValue] = useState(empty)
  const reading = useRef(read)
  useEffect(() => {
    const kept = parsed(stored(place, key))
    const known = kept === undefined ? undefined : reading.current(kept)
    if (known !== undefined) setValue(known)
  }, [place, key])
  return [
    value,
    (next) => {
      setValue(next)
      store(place, key, JSON.stringify(next))
    },
  ]
}
