/** What plays: a file's address. */
export interface Playable {
  url: string
}

export interface PlayOptions {
  /** Speed; 1 is as recorded, 0.7 slow. */
  rate?: number
}

/** How a sound came to its end: by itself, or because something stopped it. */
export type PlayEnd = 'ended' | 'stopped'

/** A sound on its way or playing. Only one is alive at a time: starting another stops it. */
export interface Playback {
  /** Resolves when sound comes out, or when stopped before; rejects when it can't be loaded. */
  readonly started: Promise<void>
  /** Resolves at the end; rejects when the sound can't be loaded. */
  readonly finished: Promise<PlayEnd>
  stop(): void
  pause(): void
  resume(): void
  setRate(rate: number): void
  /** How much has been played, 0 to 1. */
  progress(): number
}

let element: HTMLAudioElement | undefined
let current: Playback | undefined
let playing = false
let turns = 0
const listeners = new Set<(playing: boolean) => void>()

/** The one element: iOS lets an element that a gesture has touched play again without one. */
function audio(): HTMLAudioElement {
  element ??= Object.assign(new Audio(), { preload: 'auto', preservesPitch: true })
  return element
}

function setPlaying(now: boolean): void {
  if (playing === now) return
  playing = now
  for (const listener of listeners) listener(now)
}

/** Plays a sound and stops the one before it. */
export function play(sound: Playable, { rate = 1 }: PlayOptions = {}): Playback {
  stopAudio()
  const player = audio()
  const off = new AbortController()
  const started = settled<void>()
  const finished = settled<PlayEnd>()
  const close = () => {
    off.abort()
    player.pause()
    if (current === playback) current = undefined
    setPlaying(false)
  }
  const end = (how: PlayEnd) => {
    if (off.signal.aborted) return
    close()
    started.resolve()
    finished.resolve(how)
  }
  const fail = () => {
    if (off.signal.aborted) return
    close()
    const failure = new Error(`cannot play ${sound.url}`)
    started.reject(failure)
    finished.reject(failure)
  }
  const start = () =>
    player.play().catch((reason: unknown) => {
      // A pause or a newer sound interrupts this promise; that is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) fail()
    })
  const alive = () => !off.signal.aborted
  const playback: Playback = {
    started: started.promise,
    finished: finished.promise,
    stop: () => end('stopped'),
    pause: () => alive() && player.pause(),
    resume: () => alive() && void start(),
    setRate: (value) => {
      if (alive()) player.playbackRate = value
    },
    progress: () => (alive() && player.duration > 0 ? player.currentTime / player.duration : 0),
  }
  const on = { signal: off.signal }
  const begin = () => {
    setPlaying(true)
    started.resolve()
  }
  player.addEventListener('playing', begin, on)
  player.addEventListener('pause', () => setPlaying(false), on)
  player.addEventListener('ended', () => end('ended'), on)
  player.addEventListener('error', fail, on)
  current = playback
  player.src = sound.url
  player.defaultPlaybackRate = rate
  player.playbackRate = rate
  void start()
  return playback
}

/** A promise whose failure may go unheard: a listener needs only one of a playback's two. */
export function settled<T>(): PromiseWithResolvers<T> {
  const pair = Promise.withResolvers<T>()
  pair.promise.catch(() => {})
  return pair
}

/** Stops whatever plays, a sequence too. */
export function stopAudio(): void {
  turns++
  current?.stop()
}

/** Counts starts and stops: who remembers the number sees whether somebody else had a turn since. */
export const audioTurn = () => turns

export const isPlaying = () => playing

/** Tells when sound begins and ends: listening counts as use of the page. Returns how to stop listening. */
export function onPlaying(listener: (playing: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const fetched = new Set<string>()

/** Has the browser fetch a sound that will be wanted soon. */
export function prefetch(sound: Playable | undefined): void {
  if (!sound || fetched.has(sound.url)) return
  fetched.add(sound.url)
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: sound.url })
  document.head.append(link)
}

/** Touches the element within the first gesture, after which iOS lets it play by itself. Returns the way to undo. */
export function unlockOnFirstGesture(): () => void {
  const off = new AbortController()
  const unlock = () => {
    off.abort()
    if (!current) audio().load()
  }
  for (const type of ['pointerup', 'keydown', 'touchend']) {
    document.addEventListener(type, unlock, { signal: off.signal, passive: true })
  }
  return () => off.abort()
}
