import { useEffect, useState } from 'react'
import type { Explained } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'

/** What the dictionary says of a word, once it answers; of none, nothing is asked. */
export function useTold(word: string | undefined): Explained | undefined {
  const { explain } = useHost()
  const [found, setFound] = useState<{ word: string; told: Explained }>()
  useEffect(() => {
    let here = true
    if (word !== undefined) void explain?.(word).then((told) => here && told && setFound({ word, told }))
    return () => {
      here = false
    }
  }, [explain, word])
  return found?.word === word ? found?.told : undefined
}
