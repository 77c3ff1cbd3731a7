import { BOOK_TYPES, dialectName, LEVELS } from '@hakka/contract/constants'
import type { StudyDeskBook } from '@hakka/contract/study-desk'
import { Chip } from '@hakka/ui/Chip.tsx'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { DeleteButton, EditLink } from '../../../app/desk/RowActions.tsx'
import { DeleteItem } from './DeleteItem.tsx'

/** The books of the desk, by level and within it by type. */
export function BookList({ books, canDelete }: { books: readonly StudyDeskBook[]; canDelete: boolean }) {
  const [leaving, setLeaving] = useState<StudyDeskBook>()
  const { revalidate } = useRevalidator()
  const levels = LEVELS.flatMap(({ no, name }) => {
    const own = books.filter(({ level_no }) => level_no === no)
    return own.length > 0 ? [{ no, name, own }] : []
  })
  return (
    <>
      {levels.map(({ no, name, own }) => (
        <section key={no} aria-labelledby={`level-${no}`} className={FORM_CARD}>
          <h2 id={`level-${no}`} className="text-20 font-bold">
            {name}
          </h2>
          <ul className="grid gap-4">
            {own.map((book) => (
              <li
                key={book.id}
                className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line pt-4 first:border-0 first:pt-0 sm:grid-cols-[88px_minmax(0,1fr)_auto]"
              >
                <img
                  src={book.cover_url}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-option border border-line bg-pool object-cover"
                />
                <div className="min-w-0">
                  <h3 className="flex flex-wrap items-center gap-2 text-18 font-bold">
                    {book.title}
                    <Chip>{BOOK_TYPES.find(({ id }) => id === book.type_no)?.name}</Chip>
                    {book.doubted > 0 && <Chip tone="warning">{book.doubted} 句聲音可能不合</Chip>}
                  </h3>
                  <p className="text-16 text-muted">
                    {`編號 ${book.no}，${book.author}，${book.page_num} 頁，${book.dialects.map(dialectName).join('、')}`}
                  </p>
                </div>
                <div className="flex gap-2 max-sm:col-span-2">
                  <EditLink to={`/admin/self_study/reading/book/edit?id=${book.id}`} title={book.title} />
                  {canDelete && <DeleteButton title={book.title} onClick={() => setLeaving(book)} />}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DeleteItem
        kind="reading"
        item={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => void revalidate()}
      />
    </>
  )
}
