import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'

/** A text of the game: Hakka above its reading, else Mandarin. */
export function Word({
  text,
  pinyin,
  dialectId,
}: {
  text: string
  pinyin?: string | undefined
  dialectId: number
}) {
  if (pinyin === undefined) return <span className="song-word song-chinese">{text}</span>
  return (
    <span className="song-word">
      <span lang="hak-Hant-TW">{text}</span>
      <PinyinLine pinyin={pinyin} dialectId={dialectId} />
    </span>
  )
}
