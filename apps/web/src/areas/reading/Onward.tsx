import type { OpenBook } from '@hakka/contract/reading'
import { type ButtonKind, buttonClass } from '@hakka/ui/Button.tsx'
import { ClipboardList, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { testUrl } from './book-url.ts'

const CLOSED =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-button bg-disabled-soft px-5 text-18 leading-tight font-medium whitespace-nowrap text-disabled'

/** Leads to the set of writing that goes with the book, where there is one. */
export function ExtendedTest({ book, kind, size }: { book: OpenBook; kind: ButtonKind; size?: 'l' }) {
  if (book.test_level_no === null) {
    return (
      <button type="button" disabled className={CLOSED} title="這本書沒有延伸測驗">
        <ClipboardList size={24} aria-hidden="true" />
        延伸測驗
      </button>
    )
  }
  return (
    <Link
      to={testUrl(book.test_level_no, book.dialect_id, book.no)}
      className={`${buttonClass({ kind, size })} whitespace-nowrap`}
    >
      <ClipboardList size={24} aria-hidden="true" />
      延伸測驗
    </Link>
  )
}

/** Announced; nothing leads there. */
export function AiPractice() {
  return (
    <button type="button" disabled className={CLOSED}>
      <Sparkles size={24} aria-hidden="true" />
      AI 練習
    </button>
  )
}
