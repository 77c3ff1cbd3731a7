import {
  audioTurn,
  type Playable,
  type Playback,
  type PlayEnd,
  type PlayOptions,
  play,
  settled,
} from './audio.ts'

export const SEQUENCE_GAP_MS = 500

export interface SequenceOptions extends PlayOptions {
  /** Silence between two sounds, in milliseconds. */
  gap?: number
  /** Index to begin with. */
  from?: number
  /** Called as each sound's turn comes; an index without a sound is passed over. */
  onStart?(index: number): void
}

/** Plays sounds one after the other and ends after the last. `progress` is that of the present sound. */
export function playSequence(
  sounds: readonly (Playable | undefined)[],
  { gap = SEQUENCE_GAP_MS, from = 0, rate = 1, onStart }: SequenceOptions = {},
): Playback {
  const started = settled<void>()
  const finished = settled<PlayEnd>()
  let speed = rate
  let now: Playback | undefined
  let next: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false

  const close = () => {
    over = true
    clearTimeout(timer)
    now?.stop()
    started.resolve()
  }
  const end = (how: PlayEnd) => {
    if (over) return
    close()
    finished.resolve(how)
  }
  const fail = (failure: unknown) => {
    if (over) return
    started.reject(failure)
    finished.reject(failure)
    close()
  }
  const step = (index: number) => {
    if (over) return
    next = undefined
    const at = sounds.findIndex((sound, place) => place >= index && sound !== undefined)
    const sound = sounds[at]
    if (!sound) return end('ended')
    onStart?.(at)
    const playback = play(sound, { rate: speed })
    now = playback
    const turn = audioTurn()
    playback.started.then(started.resolve, fail)
    playback.finished.then((how) => {
      if (how === 'stopped') return end('stopped')
      if (!sounds.slice(at + 1).some(Boolean)) return end('ended')
      next = () => (audioTurn() === turn ? step(at + 1) : end('stopped'))
      timer = setTimeout(next, gap)
    }, fail)
  }
  step(from)
  return {
    started: started.promise,
    finished: finished.promise,
    stop: () => end('stopped'),
    pause: () => (next ? clearTimeout(timer) : now?.pause()),
    resume: () => (next ? next() : now?.resume()),
    setRate: (value) => {
      speed = value
      now?.setRate(value)
    },
    progress: () => now?.progress() ?? 0,
  }
}
