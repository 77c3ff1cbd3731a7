import { type SyntheticEvent, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { ui } from '#kit/video/video-ui.ts'

/** Which of a module's videos were opened; the module is done when all of them were. */
export function useSeen(count: number) {
  const host = useHost()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  return {
    seen,
    all: seen.size >= count,
    open(index: number) {
      if (seen.has(index)) return
      const now = new Set(seen).add(index)
      setSeen(now)
      host.announce(now.size >= count ? ui.allSeen : ui.count(now.size, count))
      if (now.size >= count) host.done()
    },
  }
}

/** For whatever holds several films: one that begins ends the others. */
export function playAlone({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  for (const film of currentTarget.querySelectorAll('video')) if (film !== target) film.pause()
}
