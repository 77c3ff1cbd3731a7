/** Short signals of right and wrong, made by the browser itself: no file, no wait. */
export type SignalKind = 'right' | 'wrong' | 'done'

/** One tone: start and length in seconds, pitch in hertz. */
type Tone = readonly [at: number, pitch: number, length: number]

/** Notes of a pentatonic scale, as a mountain song has them; wrong is low and soft, not a buzzer. */
const TUNES: Record<SignalKind, readonly Tone[]> = {
  right: [
    [0, 659.3, 0.16],
    [0.09, 880, 0.28],
  ],
  wrong: [
    [0, 246.9, 0.16],
    [0.12, 220, 0.26],
  ],
  done: [
    [0, 523.3, 0.18],
    [0.11, 659.3, 0.18],
    [0.22, 784, 0.18],
    [0.33, 1046.5, 0.5],
  ],
}

const VOLUME = 0.18

let context: AudioContext | undefined
let muted = false

/** Turns the signals off, or on again. */
export function setSignalsMuted(value: boolean): void {
  muted = value
}

/** About two pictures: nobody hears it. To open the browser's sound takes long enough to be seen. */
const PICTURE_FIRST_MS = 30

/** Sounds a signal, once what it signals is seen; silent where the browser refuses or has no sound. */
export function signal(kind: SignalKind): void {
  if (muted || typeof AudioContext === 'undefined') return
  setTimeout(() => sound(kind), PICTURE_FIRST_MS)
}

function sound(kind: SignalKind): void {
  context ??= new AudioContext()
  void context.resume().catch(() => {})
  const start = context.currentTime + 0.01
  for (const [at, pitch, length] of TUNES[kind]) tone(context, start + at, pitch, length)
}

function tone(audio: AudioContext, start: number, pitch: number, length: number): void {
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length)
  loudness.connect(audio.destination)
  const voice = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  voice.connect(loudness)
  voice.start(start)
  voice.stop(start + length + 0.02)
}
