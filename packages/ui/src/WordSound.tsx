import { NoSound, SyntheticMark } from './NoSound.tsx'
import { SoundButton, type SoundButtonProps } from './SoundButton.tsx'

/** Plays a word; says so where a machine speaks it, and where nobody does. */
export function WordSound({
  sound,
  says,
  ...look
}: {
  sound: { url: string; synthetic: boolean } | null
  says: string
} & Pick<SoundButtonProps, 'kind' | 'size' | 'iconOnly' | 'slow' | 'label'>) {
  if (!sound) return <NoSound />
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-2">
      <SoundButton sound={sound} says={says} {...look} />
      {sound.synthetic && !look.slow && <SyntheticMark />}
    </span>
  )
}
