import { encodeWav, type Microphone, openMicrophone, type Refusal } from '@hakka/modules/recorder'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cut, secondsOf } from '../cut.ts'
import { heardIn, roomOf, withHeard } from './hearing.ts'
import { faultOf, type TakeFault } from './take-faults.ts'

/** How often it is looked at what the microphone hears, in milliseconds. */
const LOOK_MS = 40
/** Nobody begins a sentence later, */
const WAIT_SECONDS = 8
/** and none is longer. */
const LONGEST_SECONDS = 30
/** A breath that stays before and after the voice. */
const BREATH_SECONDS = 0.15
/** As loud as a quiet room, before it was listened to. */
const ROOM = 0.003
/** What the room is learnt from while nobody records. */
const IDLE_SECONDS = 0.3

export type Phase =
  | { is: 'ready'; refusal?: Refusal }
  | { is: 'asking' | 'recording' }
  /** Something is wrong with what was recorded; it may be used all the same where there is anything. */
  | { is: 'poor'; fault: TakeFault; file: File | undefined }

/**
 * A microphone that stays open from sentence to sentence: a take begins when it is asked for and ends by itself when
 * nobody speaks any more. It is cut to what is said, made as loud as the site's other voices, and looked at.
 * @param onTake what was said, ready to be kept
 */
export function useSession(onTake: (file: File) => void) {
  const [phase, setPhase] = useState<Phase>({ is: 'ready' })
  const microphone = useRef<Microphone>(undefined)
  const room = useRef<number[]>([])
  const isRecording = useRef(false)
  const gone = useRef(false)
  const taken = useRef(onTake)
  taken.current = onTake

  const finish = useCallback(() => {
    const open = microphone.current
    if (!open || !isRecording.current) return
    isRecording.current = false
    const levels = open.levels(Number.POSITIVE_INFINITY)
    const take = open.said()
    open.forget(0)
    const stretch = levels.length > 0 ? secondsOf({ samples: take.said, rate: take.rate }) / levels.length : 0
    const loud = roomOf(room.current, ROOM)
    const heard = heardIn(levels, stretch, loud)
    if (heard.is === 'silent') return setPhase({ is: 'poor', fault: 'silent', file: undefined })
    const all = { samples: take.said, rate: take.rate }
    const [from, to] = [heard.from * stretch, heard.to * stretch]
    const span = {
      from: Math.max(0, from - BREATH_SECONDS),
      to: Math.min(secondsOf(all), to + BREATH_SECONDS),
    }
    const own = cut(all, span, { levelled: true })
    const file = new File([encodeWav(own.samples, own.rate)], 'recording.wav', { type: 'audio/wav' })
    const fault = faultOf(cut(all, { from, to }, { levelled: false }), loud)
    if (fault) return setPhase({ is: 'poor', fault, file })
    setPhase({ is: 'ready' })
    taken.current(file)
  }, [])

  useEffect(() => {
    gone.current = false
    const timer = setInterval(() => {
      const open = microphone.current
      if (!open) return
      const levels = open.levels(Number.POSITIVE_INFINITY)
      if (!isRecording.current) {
        room.current = withHeard(room.current, levels)
        open.forget(IDLE_SECONDS)
        return
      }
      const seconds = open.seconds()
      const heard = heardIn(
        levels,
        levels.length > 0 ? seconds / levels.length : 0,
        roomOf(room.current, ROOM),
      )
      const isOver = heard.is === 'silent' ? seconds > WAIT_SECONDS : seconds > LONGEST_SECONDS
      if (heard.is === 'ended' || isOver) finish()
    }, LOOK_MS)
    return () => {
      gone.current = true
      clearInterval(timer)
      isRecording.current = false
      microphone.current?.close()
      microphone.current = undefined
    }
  }, [finish])

  async function start(): Promise<void> {
    if (isRecording.current) return
    if (!microphone.current) {
      setPhase({ is: 'asking' })
      const opened = await openMicrophone(() => {
        finish()
        microphone.current = undefined
      }, true)
      if (gone.current) {
        if (typeof opened !== 'string') opened.close()
        return
      }
      if (typeof opened === 'string') return setPhase({ is: 'ready', refusal: opened })
      microphone.current = opened
    }
    microphone.current.forget(0)
    isRecording.current = true
    setPhase({ is: 'recording' })
  }

  return {
    phase,
    microphone,
    start,
    /** Ends a take before it does so itself. */
    stop: finish,
    /** Takes no more notice of what was recorded last. */
    drop() {
      isRecording.current = false
      setPhase({ is: 'ready' })
    },
    /** A take that something is wrong with is used. */
    use() {
      if (phase.is !== 'poor' || !phase.file) return
      const { file } = phase
      setPhase({ is: 'ready' })
      taken.current(file)
    },
  }
}
