import { formatPinyin, type PinyinStyle } from '@hakka/hakka/pinyin'

/** A reading as one line, in the level's colour; nothing where the reader wants no pinyin. */
export function PinyinLine({
  pinyin,
  dialectId,
  marks = 'marks',
}: {
  pinyin: string
  dialectId: number
  marks?: PinyinStyle | 'none'
}) {
  if (marks === 'none') return null
  return (
    <span lang="hak-Latn-TW" className="font-ui text-17 leading-snug text-primary">
      {formatPinyin(pinyin, dialectId, marks)}
    </span>
  )
}
