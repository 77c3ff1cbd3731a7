import { type ReactNode, useMemo } from 'react'
import type { AudioHandle, ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'

const silence: AudioHandle = {
  started: Promise.resolve(),
  finished: Promise.resolve('ended'),
  stop() {},
  pause() {},
  resume() {},
  setRate() {},
  progress: () => 0,
}

/** Draws what stands on a board as a learner sees it, in the lesson's dialect, with marks; it is looked at, not played. */
export function BoardHost({ dialectId, children }: { dialectId: number; children: ReactNode }) {
  const host = useMemo<ModuleHost>(
    () => ({
      dialectId,
      levelNo: 0,
      reading: { pinyin: 'marks', chinese: true, size: 1, projector: false },
      vocabulary: [],
      play: () => silence,
      playAll: () => silence,
      signal() {},
      announce() {},
      done() {},
    }),
    [dialectId],
  )
  return <HostProvider host={host}>{children}</HostProvider>
}
