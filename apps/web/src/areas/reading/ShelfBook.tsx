import { BOOK_TYPES } from '@hakka/contract/constants'
import type { BookCard } from '@hakka/contract/reading'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { CircleCheck, Eye, Play } from 'lucide-react'
import { Link } from 'react-router'
import { useReading } from '../../app/container/reading.ts'
import { type KeptBook, statusOf } from '../../app/self-study/kept-books.ts'
import { levelMark } from '../../app/self-study/way.ts'
import { bookUrl } from './book-url.ts'
import { Cover } from './Cover.tsx'

export const typeName = (typeId: number) => BOOK_TYPES.find(({ id }) => id === typeId)?.name ?? ''

/** A book of the shelf: its cover carries it. */
export function ShelfBook({
  book,
  dialectId,
  kept,
  eager,
}: {
  book: BookCard
  dialectId: number
  kept: KeptBook | undefined
  eager: boolean
}) {
  const { pinyin } = useReading()
  const status = statusOf(kept)
  return (
    <Link to={bookUrl(book.id, dialectId)} data-level={book.level_id} className="shelf-book">
      <span className="relative block">
        <Cover src={book.cover_url} title={book.title} eager={eager} />
        {status && (
          <span className="shelf-flag">
            {status.done ? (
              <CircleCheck size={18} aria-hidden="true" />
            ) : (
              <Play size={16} aria-hidden="true" />
            )}
            {status.text}
          </span>
        )}
      </span>
      <span className="mt-4 block">
        <Ruby text={book.title} pinyin={book.title_pinyin} dialectId={dialectId} marks={pinyin} />
      </span>
      <span className="block text-18 leading-snug">{book.chinese_title}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-16 text-muted">
        <b className="rounded-option bg-lighten px-3 leading-7.5 text-darken">{levelMark(book.level_id)}</b>
        <span>{typeName(book.type_id)}</span>
        <span>{book.page_num} 頁</span>
        <span className="inline-flex items-center gap-1">
          <Eye size={18} aria-hidden="true" />
          <span className="sr-only">讀過</span>
          {book.view_count.toLocaleString('zh-TW')}
          <span className="sr-only">次</span>
        </span>
      </span>
    </Link>
  )
}
