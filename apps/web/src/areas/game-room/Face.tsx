import type { RoomFace } from '@hakka/contract/room-views'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { shownPinyin } from './shown-pinyin.ts'

/** A text of the lesson as a board or a phone shows it: Hakka with its reading, or Mandarin. */
export function FaceText({
  face,
  dialectId,
  pinyin,
}: {
  face: Pick<RoomFace, 'text' | 'lang' | 'pinyin' | 'alt'>
  dialectId: number
  pinyin: boolean
}) {
  const { pinyin: reading } = face
  const text = face.text ?? face.alt ?? ''
  if (!text && reading !== undefined)
    return (
      <span className="face-plain" lang="hak-Latn-TW">
        {shownPinyin(reading, dialectId)}
      </span>
    )
  if (face.lang === 'zh' || face.pinyin === undefined) return <span className="face-plain">{text}</span>
  return (
    <Ruby
      text={text}
      pinyin={face.pinyin}
      dialectId={dialectId}
      marks={pinyin ? 'marks' : 'none'}
      size="line"
    />
  )
}

/** The picture of an option; the text beside it says what it shows. */
export function FacePicture({ face, className }: { face: RoomFace; className: string }) {
  return (
    face.image && (
      <Picture
        src={face.image.url}
        alt={face.text === undefined ? (face.alt ?? '') : ''}
        width={88}
        height={88}
        className={className}
      />
    )
  )
}
