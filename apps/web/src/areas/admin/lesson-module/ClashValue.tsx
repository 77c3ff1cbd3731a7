import { formatPinyin, isPinyin } from '@hakka/hakka/pinyin'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { clashLines, fileIn } from './clash-lines.ts'

/** What one of two editors has at a place, as it is read, looked at or heard: never as it is stored. */
export function ClashValue({ value, dialectId }: { value: unknown; dialectId: number }) {
  const file = fileIn(value)
  if (file?.kind === 'picture')
    return <img src={file.url} alt="" className="h-20 w-auto rounded-option border border-line bg-pool" />
  if (file?.kind === 'sound')
    return (
      <SoundButton
        sound={{ url: file.url }}
        label={file.synthetic ? '聽聽看（合成語音）' : '聽聽看'}
        kind="ghost"
      />
    )
  if (typeof value === 'object' && value !== null) {
    const { lines, more } = clashLines(value)
    if (lines.length === 0) return <span className="text-muted">（空白）</span>
    return (
      <span className="grid">
        {Array.isArray(value) && <span className="text-14 text-muted">共 {value.length} 個</span>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <span key={at} className="break-words">
            {line}
          </span>
        ))}
        {more > 0 && <span className="text-14 text-muted">還有 {more} 個</span>}
      </span>
    )
  }
  const text = textOfValue(value)
  const isReading = /\d/.test(text) && isPinyin(text)
  return (
    <span lang={isReading ? 'hak-Latn-TW' : undefined} className="break-words whitespace-pre-wrap">
      {(isReading ? formatPinyin(text, dialectId, 'marks') : text) || '（空白）'}
    </span>
  )
}
