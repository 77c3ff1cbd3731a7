import { useCallback, useEffect, useMemo, useState } from 'react'
import type { HeardSound, ModuleHost } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'

/** How long a slide has to stand before it counts also without its sound. */
const STANDS_MS = 1000

/**
 * Which slides were heard. One counts when its sound begins, by itself or by its button, or when it has stood for a
 * second: paging through is not learning.
 * @param sounds of all slides
 * @param shown the one that stands alone
 * @returns the slides that are still to be heard, and the host through which they are
 */
export function useHeard(
  sounds: readonly (HeardSound | undefined)[],
  shown: number | undefined,
): { missing: readonly number[]; host: ModuleHost; isHeard: boolean } {
  const host = useHost()
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set())
  const url = shown === undefined ? undefined : sounds[shown]?.url
  const hear = useCallback((index: number) => setHeard((before) => new Set(before).add(index)), [])
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => hear(shown), STANDS_MS)
    return () => clearTimeout(timer)
  }, [shown, hear])
  const listening = useMemo<ModuleHost>(() => {
    const note = (sound: HeardSound | undefined) => {
      if (sound && sound.url === url && shown !== undefined) hear(shown)
    }
    return {
      ...host,
      play(sound, options) {
        note(sound)
        return host.play(sound, options)
      },
      playAll(list, options) {
        for (const sound of list) note(sound)
        return host.playAll(list, options)
      },
    }
  }, [host, shown, url, hear])
  return {
    missing: sounds.flatMap((_, index) => (heard.has(index) ? [] : [index])),
    host: listening,
    isHeard: shown !== undefined && heard.has(shown),
  }
}
