import { RECORDING_RATE, RECORDING_SECONDS_MAX } from '@hakka/contract/constants'
import { encodeWav } from '@hakka/judge/encode-wav'
import { useEffect, useReducer, useRef } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { type Microphone, openMicrophone } from './microphone.tsx'
import { type RecordingState, recordingReducer, startRecording } from './recording-state.ts'
import { ui } from './ui.ts'

/** What was said. It lives as long as its recorder; nobody else has it. */
export interface Recording {
  samples: Float32Array
  seconds: number
  /** The file's bytes. */
  wav: Uint8Array<ArrayBuffer>
  /** Of the object that can be played. */
  url: string
}

/** Ends the page's one running recording, whoever made it: there is one microphone. */
let endRunning: (() => void) | undefined

/** One recording: its states joined with the microphone. @param secondsMax after which it ends by itself */
export function useRecording(secondsMax: number = RECORDING_SECONDS_MAX) {
  const host = useHost()
  const [state, dispatch] = useReducer(
    recordingReducer<Recording>,
    startRecording as RecordingState<Recording>,
  )
  const open = useRef<Microphone>(undefined)
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Counts what was begun: an answer of the browser that comes after another step is too late. */
  const turn = useRef(0)

  useEffect(
    () => () => {
      turn.current++
      clearTimeout(limit.current)
      open.current?.close()
      open.current = undefined
    },
    [],
  )

  const url = state.status === 'recorded' ? state.recording.url : undefined
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])

  async function start(): Promise<void> {
    const mine = ++turn.current
    host.hush?.()
    endRunning?.()
    dispatch({ type: 'ask' })
    const opened = await openMicrophone(() => void stop())
    if (turn.current !== mine) {
      if (typeof opened !== 'string') opened.close()
      return
    }
    if (typeof opened === 'string') {
      dispatch({ type: 'refuse', refusal: opened })
      return
    }
    endRunning?.()
    endRunning = () => void stop()
    open.current = opened
    limit.current = setTimeout(() => void stop(), secondsMax * 1000)
    dispatch({ type: 'begin' })
    host.announce(ui.said.recording)
  }

  async function stop(): Promise<void> {
    const opened = open.current
    if (!opened) return
    const mine = turn.current
    open.current = undefined
    endRunning = undefined
    clearTimeout(limit.current)
    dispatch({ type: 'end' })
    const samples = await opened.stop().catch(() => undefined)
    if (turn.current !== mine) return
    if (!samples) {
      dispatch({ type: 'refuse', refusal: 'failed' })
      return
    }
    const wav = encodeWav(samples, RECORDING_RATE)
    const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }))
    const seconds = samples.length / RECORDING_RATE
    dispatch({ type: 'keep', recording: { samples, seconds, wav, url } })
    host.announce(ui.said.recorded)
  }

  return {
    state,
    secondsMax,
    /** The open microphone, for its level and time. */
    microphone: open,
    start: () => void start(),
    stop: () => void stop(),
    again() {
      host.hush?.()
      dispatch({ type: 'again' })
      host.announce(ui.said.again)
    },
  }
}
