import type { ModuleHost } from '@hakka/modules/host'
import { play, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useMemo } from 'react'
import { useReading } from '../../app/container/reading.ts'
import { judgeSpeech } from '../../app/judge.ts'

/** What the practice may ask of this page. */
export function useLabHost(dialectId: number, announce: (text: string) => void): ModuleHost {
  const reading = useReading()
  useEffect(() => {
    unlockOnFirstGesture()
    return () => stopAudio()
  }, [])
  return useMemo(
    () => ({
      dialectId,
      levelNo: 1,
      reading,
      vocabulary: [],
      play,
      playAll: playSequence,
      hush: stopAudio,
      judge: (spoken) => judgeSpeech(dialectId, spoken),
      signal,
      announce,
      done() {},
    }),
    [dialectId, reading, announce],
  )
}
