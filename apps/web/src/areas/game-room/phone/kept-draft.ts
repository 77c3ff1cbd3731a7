import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { useState } from 'react'

/** What somebody is writing, over reloads of the tab; another question begins empty. */
export function useKeptDraft<T>(
  name: string,
  empty: T,
  read: (value: unknown) => T | undefined,
): [draft: T, set: (draft: T) => void] {
  const key = `${OWN}room-draft.${name}`
  const [draft, setDraft] = useState<T>(() => read(rememberedJson(key, 'tab')) ?? empty)
  return [
    draft,
    (next) => {
      setDraft(next)
      remember(key, next === empty ? null : JSON.stringify(next), 'tab')
    },
  ]
}
