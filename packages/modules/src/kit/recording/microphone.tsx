import { encodeWav } from '@hakka/judge/encode-wav'
import { decodeVoice } from './decode.tsx'
import { type Refusal, refusalOf } from './recording-state.ts'
import { levelOf } from './voice.ts'

/** An open microphone. Nothing of it leaves the page; the browser's sign goes out when it is stopped or closed. */
export interface Microphone {
  seconds(): number
  /** Loudness of the last stretches, 0 to 1, oldest first. */
  levels(count: number): number[]
  /** Forgets what it has heard but for the last so many seconds: whoever records sentence after sentence leaves it open. */
  forget(but: number): void
  /** What was said so far, as it came; it goes on listening. */
  said(): { said: Float32Array<ArrayBuffer>; rate: number }
  /** Ends it. Gives what was said, at 16 kHz. */
  stop(): Promise<Float32Array<ArrayBuffer>>
  /** Ends it. Gives what was said as it came. */
  end(): { said: Float32Array<ArrayBuffer>; rate: number }
  /** Ends it and forgets what was said. */
  close(): void
}

/** Nothing is done to what it hears: no gain that rises between the words, no room that comes and goes. */
const PLAIN = { echoCancellation: false, autoGainControl: false, noiseSuppression: false }

/**
 * Asks for the microphone and listens.
 * @param onLost it was unplugged or taken away meanwhile
 * @param isPlain as it comes, for a voice that stays; else as the browser makes it for a call
 */
export async function openMicrophone(onLost: () => void, isPlain = false): Promise<Microphone | Refusal> {
  // Missing on pages that came over plain http from another machine.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices || !window.isSecureContext) return 'insecure'
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({ audio: { channelCount: 1, ...(isPlain && PLAIN) } })
  } catch (error) {
    return refusalOf(error instanceof DOMException ? error.name : '')
  }
  try {
    return await listen(stream, onLost)
  } catch {
    release(stream)
    return 'failed'
  }
}

const release = (stream: MediaStream) => stream.getTracks().forEach((track) => void track.stop())

async function listen(stream: MediaStream, onLost: () => void): Promise<Microphone> {
  const context = new AudioContext()
  await context.audioWorklet.addModule(new URL('./capture-processor.js', import.meta.url))
  await context.resume()
  const stretches: Float32Array[] = []
  const levels: number[] = []
  const capture = new AudioWorkletNode(context, 'capture')
  capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    stretches.push(data)
    levels.push(levelOf(data))
  }
  // It gives out silence; but what leads nowhere need not be run.
  context.createMediaStreamSource(stream).connect(capture).connect(context.destination)
  for (const track of stream.getTracks()) track.onended = onLost
  const length = () => stretches.reduce((sum, stretch) => sum + stretch.length, 0)
  const close = () => {
    for (const track of stream.getTracks()) track.onended = null
    release(stream)
    capture.port.onmessage = null
    void context.close()
  }
  function heard() {
    const { sampleRate: rate } = context
    const said = new Float32Array(length())
    let at = 0
    for (const stretch of stretches) {
      said.set(stretch, at)
      at += stretch.length
    }
    return { said, rate }
  }
  function end() {
    close()
    return heard()
  }
  return {
    seconds: () => length() / context.sampleRate,
    levels: (count) => levels.slice(-count),
    forget(but) {
      let kept = 0
      let from = stretches.length
      while (from > 0 && kept < but * context.sampleRate) kept += stretches[--from]?.length ?? 0
      stretches.splice(0, from)
      levels.splice(0, from)
    },
    said: heard,
    close,
    end,
    async stop() {
      const { said, rate } = end()
      return said.length > 0 ? decodeVoice(encodeWav(said, rate).buffer) : said
    },
  }
}
