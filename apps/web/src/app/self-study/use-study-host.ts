import type { ModuleHost } from '@hakka/modules/host'
import { play, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useMemo } from 'react'
import { useReading } from '../container/reading.ts'
import { fetchEach } from '../fetch-ahead.ts'
import { explain } from '../lookup/explain.ts'
import { openLookup } from '../lookup/request.ts'

/** What of a host is the page's own. */
export type StudyHostOwn = Pick<ModuleHost, 'dialectId' | 'levelNo' | 'announce'> &
  Partial<Pick<ModuleHost, 'oneScreen' | 'done' | 'next' | 'judge'>>

/**
 * What the views of self-study may ask of their page.
 * @param sounds addresses of what is heard here: they are fetched ahead, and nothing sounds on elsewhere
 */
export function useStudyHost(
  { dialectId, levelNo, announce, oneScreen, done, next, judge }: StudyHostOwn,
  sounds: readonly string[],
): ModuleHost {
  const reading = useReading()
  useEffect(() => unlockOnFirstGesture(), [])
  useEffect(() => {
    const off = new AbortController()
    void fetchEach(sounds, off)
    return () => {
      off.abort()
      stopAudio()
    }
  }, [sounds])
  return useMemo(
    () => ({
      dialectId,
      levelNo,
      reading,
      oneScreen: oneScreen ?? false,
      vocabulary: [],
      play,
      playAll: playSequence,
      hush: stopAudio,
      lookup: openLookup,
      explain: (text) => explain(dialectId, text),
      signal,
      announce,
      done: done ?? (() => {}),
      ...(next ? { next } : {}),
      ...(judge ? { judge } : {}),
    }),
    [dialectId, levelNo, reading, oneScreen, announce, done, next, judge],
  )
}
