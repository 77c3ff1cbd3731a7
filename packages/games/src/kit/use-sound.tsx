import { type Playback, type PlayOptions, play } from '@hakka/ui/audio.ts'
import { useEffect, useState } from 'react'
import type { GameId } from './define.ts'
import { playMusic, readySounds, type SoundLevel, soundLevel, switchSound } from './sounds.tsx'

export interface GameSound {
  level: SoundLevel
  /** Whether voices are heard. */
  on: boolean
  toggle(): void
}

/** The sound switch of the games, which this browser remembers; music sounds while `music` says so. */
export function useSound(game: GameId, music: boolean): GameSound {
  const [level, setLevel] = useState<SoundLevel>('all')
  useEffect(() => setLevel(soundLevel()), [])
  useEffect(() => {
    if (level === 'all') readySounds(game)
  }, [level, game])
  const hasMusic = music && level === 'all'
  useEffect(() => (hasMusic ? playMusic(game) : undefined), [hasMusic, game])
  return { level, on: level !== 'off', toggle: () => setLevel(switchSound()) }
}

/** Plays a voice; where there is no mp3, the wav of the same name. Rejects where there is neither. */
export function playVoice(url: string, options: PlayOptions = {}): Pick<Playback, 'stop' | 'finished'> {
  let own = play({ url }, options)
  const finished = own.finished.catch((failure: unknown) => {
    if (!url.endsWith('.mp3')) throw failure
    own = play({ url: url.replace(/\.mp3$/, '.wav') }, options)
    return own.finished
  })
  finished.catch(() => console.warn('找不到音檔！', url))
  return { finished, stop: () => own.stop() }
}
