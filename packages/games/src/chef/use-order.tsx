import { stopAudio } from '@hakka/ui/audio.ts'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { PICTURE_FIRST_MS } from '#kit/sounds.tsx'
import { playVoice } from '#kit/use-sound.tsx'

const GAP_MS = 500

export interface Spoken {
  text: string
  pinyin: string
  audio?: { url: string } | undefined
}

/** Says names one after the other. What has no sound, or none that plays, is read instead. */
export function useOrder(on: boolean) {
  const [speaking, setSpoken] = useState(false)
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())
  const turn = useRef(0)
  const setSpeaking = useCallback((is: boolean) => startTransition(() => setSpoken(is)), [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    turn.current += 1
    clearTimeout(timer.current)
    stopAudio()
    setSpeaking(false)
  }, [setSpeaking])
  useEffect(
    () => () => {
      turn.current += 1
      clearTimeout(timer.current)
      stopAudio()
    },
    [],
  )
  useEffect(() => {
    if (!on) stop()
  }, [on, stop])

  const isSilent = useCallback(({ audio }: Spoken) => !on || !audio || lost.has(audio.url), [on, lost])

  const say = useCallback(
    (names: readonly Spoken[]) => {
      stop()
      const urls = names.flatMap((own) => (isSilent(own) || !own.audio ? [] : [own.audio.url]))
      const own = turn.current
      const next = (at: number) => {
        const url = urls[at]
        if (own !== turn.current) return
        if (!url) {
          setSpeaking(false)
          return
        }
        setSpeaking(true)
        playVoice(url).finished.then(
          (how) => {
            if (own !== turn.current) return
            if (how === 'stopped' || at + 1 === urls.length) setSpeaking(false)
            else timer.current = setTimeout(() => next(at + 1), GAP_MS)
          },
          () => {
            setLost((before) => new Set([...before, url]))
            if (own === turn.current) setSpeaking(false)
          },
        )
      }
      timer.current = setTimeout(() => next(0), PICTURE_FIRST_MS)
    },
    [stop, isSilent, setSpeaking],
  )
  return { say, stop, speaking, isSilent }
}
