import type { AssignmentHead } from '@hakka/contract/assignment-shapes'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'

/** What was assigned, with its reading where it is Hakka. */
export function AssignmentTitle({
  of: { title, title_pinyin, dialect_id },
  size = 'text-22',
}: {
  of: Pick<AssignmentHead, 'title' | 'title_pinyin' | 'dialect_id'>
  size?: string
}) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2">
      <span
        lang={title_pinyin ? 'hak-Hant-TW' : undefined}
        className={`font-reading leading-tight text-ink ${size}`}
      >
        {title}
      </span>
      {title_pinyin && dialect_id !== null && <PinyinLine pinyin={title_pinyin} dialectId={dialect_id} />}
    </span>
  )
}
