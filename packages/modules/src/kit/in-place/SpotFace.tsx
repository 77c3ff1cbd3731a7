import { Picture } from '@hakka/ui/Picture.tsx'
import { Volume2 } from 'lucide-react'
import { Drafted } from './Drafted.tsx'
import type { DraftText } from './text.ts'
import { ui } from './ui.ts'

/** What is seen of a word on a board: its picture, its text with the reading, whether it is heard. */
export function SpotFace({
  value,
  sound = value.sound,
  empty = ui.unwritten,
  size = 'line',
}: {
  /** The same object as long as nothing of it changes: then it is not drawn anew. */
  value: DraftText & { image?: { url: string } | undefined; sound?: object | undefined }
  /** Where it is called otherwise. */
  sound?: object | undefined
  empty?: string
  size?: 'line' | 'sentence' | 'title'
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {value.image && (
        <Picture src={value.image.url} alt="" width={40} height={40} className="size-10 flex-none" />
      )}
      <span className="min-w-0 break-words">
        <Drafted value={value} empty={empty} size={size} />
      </span>
      {sound && <Volume2 size={16} className="flex-none text-muted" aria-hidden="true" />}
    </span>
  )
}
