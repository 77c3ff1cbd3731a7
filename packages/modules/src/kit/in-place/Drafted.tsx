import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { EitherText } from '#kit/Hakka.tsx'
import { type DraftText, isBlankText, isReadable } from './text.ts'
import { ui } from './ui.ts'

/**
 * A text that is being written, as it will look; where text and reading don't fit each other yet, the text alone. While
 * one of hundreds is typed the others are not drawn anew.
 */
export const Drafted = memo(function Drafted({
  value,
  empty,
  size = 'line',
}: {
  value: DraftText | undefined
  /** Stands where nothing is written yet. */
  empty: string
  size?: 'inline' | 'line' | 'sentence' | 'title'
}) {
  if (!value || isBlankText(value)) return <span className="text-muted">{empty}</span>
  if (value.lang === 'zh') return <span>{value.text}</span>
  if (isReadable(value)) return <EitherText value={value} size={size} />
  return (
    <span className="inline-flex items-center gap-1.5">
      <span lang="hak-Hant-TW" className="font-reading">
        {value.text}
      </span>
      <CircleAlert size={18} className="flex-none text-warning" aria-hidden="true" />
      <span className="sr-only">{ui.noReading}</span>
    </span>
  )
})
