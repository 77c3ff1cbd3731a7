import { isPlaying, onPlaying } from '@hakka/ui/audio.ts'
import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { bytesOf } from '@hakka/ui/stored-file.ts'
import type { GameId } from './define.ts'

const KEY = `${OWN}game-sound`
/** Everything, voices alone, nothing: each press of the switch goes on to the next. */
const LEVELS = ['all', 'voices', 'off'] as const
export type SoundLevel = (typeof LEVELS)[number]

const FOLDER = '/sounds/games/'
const LOUD = { effect: 0.5, music: 0.3, ducked: 0.08 }
/** About two pictures: nobody hears it. To begin a sound takes long enough to be seen. */
export const PICTURE_FIRST_MS = 30
/** An effect that is there only after so many seconds is out of place. */
const LATE_S = 0.4
const SLOW_MS = 20_000

/** Which effects a game has, so that they are there when they are wanted. */
const OF_GAME = {
  1: ['tick', 'right', 'wrong', 'star', 'fanfare'],
  2: ['lay', 'tick', 'right', 'wrong', 'star', 'fanfare'],
  3: ['plop', 'ready', 'plate', 'puff', 'coins', 'wrong', 'dull', 'count', 'go', 'hurry', 'over', 'fanfare'],
  4: ['flip', 'match', 'wrong', 'dull', 'giggle', 'pop', 'pass', 'star', 'fanfare'],
  5: ['tick', 'lay', 'right', 'wrong', 'drum', 'fanfare'],
} as const satisfies Record<GameId, readonly string[]>
export type Effect = (typeof OF_GAME)[GameId][number]

let audio: AudioContext | undefined
let level: SoundLevel | undefined
const files = new Map<string, Promise<AudioBuffer | undefined>>()

/** A browser gives no sound before somebody has touched its page; until then none is asked of it. */
const wasTouched = () => navigator.userActivation.hasBeenActive

function awake(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || !wasTouched()) return undefined
  audio ??= new AudioContext()
  void audio.resume().catch(() => {})
  return audio
}

const decoded = async (own: AudioContext, url: string): Promise<AudioBuffer> =>
  own.decodeAudioData(await bytesOf(url, AbortSignal.timeout(SLOW_MS)))

/** A sound by its name: its mp3; where none plays, its wav. Each is fetched once. */
export function soundOf(own: AudioContext, name: string): Promise<AudioBuffer | undefined> {
  const url = `${FOLDER}${name}.mp3`
  const before = files.get(url)
  if (before) return before
  const buffer = decoded(own, url)
    .catch(() => decoded(own, url.replace(/mp3$/, 'wav')))
    .catch(() => {
      console.warn('找不到音檔！', url)
      return undefined
    })
  files.set(url, buffer)
  return buffer
}

/** Fetches what a game will sound. */
export function readySounds(game: GameId): void {
  const own = awake()
  if (own) for (const name of OF_GAME[game]) void soundOf(own, name)
}

/** What is heard of games, as this browser remembers it. */
export function soundLevel(): SoundLevel {
  level ??= LEVELS.find((own) => own === remembered(KEY)) ?? 'all'
  return level
}

export function switchSound(): SoundLevel {
  level = LEVELS[(LEVELS.indexOf(soundLevel()) + 1) % LEVELS.length] ?? 'all'
  remember(KEY, level)
  return level
}

const effectsOn = () => soundLevel() === 'all'

/** Sounds an effect, once what it tells of is seen; the page that nobody touched stays silent. */
export function effect(name: Effect): void {
  if (!effectsOn() || !wasTouched()) return
  setTimeout(async () => {
    const own = awake()
    const asked = own?.currentTime ?? 0
    const buffer = own && (await soundOf(own, name))
    if (!buffer || !effectsOn() || own.currentTime - asked > LATE_S) return
    const out = new GainNode(own, { gain: LOUD.effect })
    out.connect(own.destination)
    const voice = new AudioBufferSourceNode(own, { buffer })
    voice.connect(out)
    voice.start()
  }, PICTURE_FIRST_MS)
}

/** Plays a game's tune on and on, softer while a voice is heard, until what is returned is called. */
export function playMusic(game: GameId): () => void {
  const off = new AbortController()
  if (wasTouched()) void loop(game, off.signal)
  else {
    console.warn('背景音樂要等第一次觸碰才會開始')
    const begin = () => {
      start.abort()
      void loop(game, off.signal)
    }
    const start = new AbortController()
    off.signal.addEventListener('abort', () => start.abort())
    for (const type of ['pointerup', 'keydown']) document.addEventListener(type, begin, start)
  }
  return () => off.abort()
}

async function loop(game: GameId, off: AbortSignal): Promise<void> {
  const own = awake()
  const buffer = own && (await soundOf(own, `game-${game}`))
  if (!buffer || off.aborted) return
  const out = new GainNode(own, { gain: 0 })
  out.connect(own.destination)
  const level = () => {
    const loud = document.hidden ? 0 : isPlaying() ? LOUD.ducked : LOUD.music
    out.gain.setTargetAtTime(loud, own.currentTime, 0.08)
  }
  const unlisten = onPlaying(level)
  document.addEventListener('visibilitychange', level, { signal: off })
  const voice = new AudioBufferSourceNode(own, { buffer, loop: true })
  voice.connect(out)
  voice.start()
  level()
  off.addEventListener('abort', () => {
    unlisten()
    out.gain.setTargetAtTime(0, own.currentTime, 0.05)
    voice.stop(own.currentTime + 0.3)
  })
}
