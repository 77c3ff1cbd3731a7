import { CircleAlert, Snail, Square, Volume2 } from 'lucide-react'
import { type Playable, type Playback, type PlayOptions, play as playAudio } from './audio.ts'
import { Button, type ButtonLook } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Spinner } from './Loading.tsx'
import { type SoundState, usePlayback } from './use-playback.ts'

export const SLOW_RATE = 0.7

export interface SoundButtonProps extends ButtonLook {
  sound: Playable
  /** 聽, 聽例句 … */
  label?: string
  /** Names what is heard to those who don't see it: 聽「弓蕉」. */
  says?: string
  slow?: boolean
  /** A round button; its label is read, not shown. */
  iconOnly?: boolean
  play?(sound: Playable, options: PlayOptions): Pick<Playback, 'started' | 'finished' | 'stop'>
}

function StateIcon({ state, slow }: { state: SoundState; slow: boolean }) {
  if (state === 'loading') return <Spinner />
  if (state === 'playing') return <Square size={20} fill="currentColor" aria-hidden="true" />
  if (state === 'failed') return <CircleAlert size={24} aria-hidden="true" />
  const Icon = slow ? Snail : Volume2
  return <Icon size={24} aria-hidden="true" />
}

/** Plays one sound; pressed again, stops it. Failing says so and can be tried again. */
export function SoundButton({
  sound,
  slow = false,
  label = slow ? '慢慢聽' : '聽',
  says,
  iconOnly = false,
  play = playAudio,
  kind = 'outline',
  size = 'm',
  block,
}: SoundButtonProps) {
  const { state, press } = usePlayback(() => play(sound, slow ? { rate: SLOW_RATE } : {}))
  const shown = state === 'failed' ? '播放失敗，再試一次' : state === 'playing' ? '停止' : label
  const name = says && state !== 'failed' ? `${shown}「${says}」` : shown
  const icon = <StateIcon state={state} slow={slow} />
  if (iconOnly) {
    return (
      <IconButton
        data-sound
        label={name}
        kind={kind === 'primary' ? 'primary' : 'soft'}
        size={size}
        onClick={press}
      >
        {icon}
      </IconButton>
    )
  }
  return (
    <Button data-sound kind={kind} size={size} block={block} icon={icon} aria-label={name} onClick={press}>
      {state === 'failed' ? '播放失敗' : shown}
    </Button>
  )
}
