import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { memo } from 'react'

/** A word above its reading. */
export const Name = memo(function Name({
  name,
  dialectId,
}: {
  name: { text: string; pinyin: string }
  dialectId: number
}) {
  return (
    <span className="chef-word">
      <b lang="hak-Hant-TW">{name.text}</b>
      <PinyinLine pinyin={name.pinyin} dialectId={dialectId} />
    </span>
  )
})
