import type { RoomStage } from '@hakka/contract/room-views'
import type { ModuleHost } from '@hakka/modules/host'
import { play, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { useEffect, useMemo } from 'react'
import { useReading } from '../../../app/container/reading.ts'

/** What the recorder may ask of a phone in a room. */
export function useSayHost(
  { dialect_id, level_no }: Pick<RoomStage, 'dialect_id' | 'level_no'>,
  announce: (text: string) => void,
): ModuleHost {
  const reading = useReading()
  useEffect(() => {
    const off = unlockOnFirstGesture()
    return () => {
      off()
      stopAudio()
    }
  }, [])
  return useMemo(
    () => ({
      dialectId: dialect_id,
      levelNo: level_no,
      reading,
      vocabulary: [],
      play,
      playAll: playSequence,
      hush: stopAudio,
      signal() {},
      announce,
      done() {},
    }),
    [dialect_id, level_no, reading, announce],
  )
}
