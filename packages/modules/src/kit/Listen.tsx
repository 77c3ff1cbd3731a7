import type { ButtonLook } from '@hakka/ui/Button.tsx'
import { NoSound, SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import type { Sound } from './content.ts'
import { useHost } from './host-context.tsx'

export interface ListenProps extends ButtonLook {
  sound: Sound | undefined
  /** The words that are heard. */
  says: string
  label?: string
  slow?: boolean
  iconOnly?: boolean
}

/** The button that plays a sound through the page; nothing where there is none. */
export function Listen({ sound, ...look }: ListenProps) {
  const host = useHost()
  return sound ? <SoundButton {...look} sound={sound} play={host.play} /> : null
}

/** Says what kind of voice is heard, where that needs saying: a machine's, or none at all. */
export function VoiceNote({ sound }: { sound: Sound | undefined }) {
  if (!sound) return <NoSound />
  return sound.synthetic ? <SyntheticMark /> : null
}
