import { OWN, type Place, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { useEffect, useRef, useState } from 'react'

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
    const kept = rememberedJson(OWN + key, place)
    const known = kept === undefined ? undefined : reading.current(kept)
    if (known !== undefined) setValue(known)
  }, [place, key])
  return [
    value,
    (next) => {
      setValue(next)
      remember(OWN + key, JSON.stringify(next), place)
    },
  ]
}
