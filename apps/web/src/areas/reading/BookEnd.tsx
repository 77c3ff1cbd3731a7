import type { OpenBook } from '@hakka/contract/reading'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { LibraryBig, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useToday } from '../../app/self-study/use-today.ts'
import { shelfUrl } from './book-url.ts'
import { Cover } from './Cover.tsx'
import { ExtendedTest } from './Onward.tsx'

/** The book is read: what it was, and ways on. Lies over the last page, to which ← leads back. */
export function BookEnd({ book, onAgain, onBack }: { book: OpenBook; onAgain(): void; onBack(): void }) {
  const today = useToday().minutes?.reading ?? 0
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="reader-end">
      <section aria-labelledby="book-end">
        <IconButton label="回到最後一頁" kind="plain" className="absolute top-3 right-3" onClick={onBack}>
          <X aria-hidden="true" />
        </IconButton>
        <div className="w-33 md:w-full">
          <Cover src={book.cover_url} title={book.title} />
        </div>
        <div className="w-full min-w-0">
          <span className="block max-md:hidden">
            <Bird width={110} />
          </span>
          <h2
            ref={heading}
            id="book-end"
            tabIndex={-1}
            className="font-reading text-32 leading-snug text-brand outline-none md:text-40"
          >
            讀完了！
          </h2>
          <p className="text-22">
            <span lang="hak-Hant-TW" className="font-reading">
              {book.title}
            </span>{' '}
            <span className="text-18 text-brand">
              <PinyinLine pinyin={book.title_pinyin} dialectId={book.dialect_id} />
            </span>
          </p>
          <p className="mt-1.5 mb-5 text-muted">
            {book.page_num} 頁{today > 0 && `，今天閱讀 ${today} 分`}
          </p>
          <p className="flex flex-wrap gap-3 max-md:grid">
            <ExtendedTest book={book} kind="brand" size="l" />
            <Button kind="ghost" size="l" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
              再讀一遍
            </Button>
            <Link to={shelfUrl(book.dialect_id)} className={buttonClass({ kind: 'ghost', size: 'l' })}>
              <LibraryBig aria-hidden="true" />
              回書架
            </Link>
          </p>
        </div>
      </section>
    </div>
  )
}
