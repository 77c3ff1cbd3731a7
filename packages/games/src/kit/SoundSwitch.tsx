import { Button } from '@hakka/ui/Button.tsx'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SoundLevel, soundLevel, switchSound } from './sounds.tsx'

/** What is heard, and how it looks on the switch. */
export const SOUND = {
  all: { label: '聲音：全部', Icon: Volume2 },
  voices: { label: '聲音：只有客語', Icon: Volume1 },
  off: { label: '聲音：靜音', Icon: VolumeX },
} as const

/** The sound switch of the games before one is played. */
export function SoundSwitch() {
  const [level, setLevel] = useState<SoundLevel>('all')
  useEffect(() => setLevel(soundLevel()), [])
  const { label, Icon } = SOUND[level]
  return (
    <Button kind="plain" icon={<Icon aria-hidden="true" />} onClick={() => setLevel(switchSound())}>
      {label}
    </Button>
  )
}
