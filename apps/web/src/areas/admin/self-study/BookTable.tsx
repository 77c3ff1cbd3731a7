import { BOOK_TYPES, dialectName, LEVELS } from '@hakka/contract/constants'
import type { StudyDeskBook } from '@hakka/contract/study-desk'
import { FORM_CARD } from '../../../app/desk/form-card.ts'

/** The books that a table would change, by the numbers that it knows them by. */
export function BookTable({ books }: { books: readonly StudyDeskBook[] | 'failed' }) {
  return (
    <section aria-labelledby="books" className={FORM_CARD}>
      <h2 id="books" className="text-20 font-bold">
        現有的繪本
      </h2>
      {books === 'failed' ? (
        <p role="alert" className="text-wrong-deep">
          載入資料失敗，請重新整理這一頁。要匯入的檔案照樣可以檢查。
        </p>
      ) : books.length === 0 ? (
        <p className="text-muted">還沒有繪本</p>
      ) : (
        <ul className="grid gap-2">
          {books
            .toSorted((a, b) => a.no - b.no)
            .map(({ id, no, title, level_no, type_no, page_num, dialects }) => (
              <li key={id} className="border-t border-line pt-2 first:border-0 first:pt-0">
                <span className="font-bold">{`編號 ${no}　${title}`}</span>
                <span className="block text-16 text-muted">
                  {[
                    LEVELS.find((level) => level.no === level_no)?.name,
                    BOOK_TYPES.find((type) => type.id === type_no)?.name,
                    `${page_num} 頁`,
                    dialects.map(dialectName).join('、'),
                  ].join('，')}
                </span>
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
