import { DIALECTS } from '@hakka/contract/constants'
import { foldHakka } from '@hakka/hakka/fold'
import { studyBooks } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { isRecord } from './json.ts'
import { excluded } from './save-items.ts'
import type { StudyDrafts } from './study-drafts.ts'

/** Rows of one statement. */
const BATCH = 500

/** What book search knows; how often a book was opened stays as it is. */
export async function saveBooks(
  transaction: Transaction,
  items: StudyDrafts['items'],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = items.flatMap(({ item }) => {
    const itemId = ids.get(item.uid)
    if (item.kind !== 'reading' || itemId === undefined || !isRecord(item.content)) return []
    const { book, pages } = item.content
    if (!isRecord(book) || !Array.isArray(pages)) return []
    return {
      itemId,
      levelNo: Number(book.level_id),
      typeNo: Number(book.type_id),
      publishedYear: Number(book.published_year),
      pageNum: pages.length,
      names: bookNames(book),
    }
  })
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction
      .insert(studyBooks)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: studyBooks.itemId,
        set: {
          levelNo: excluded(studyBooks.levelNo),
          typeNo: excluded(studyBooks.typeNo),
          publishedYear: excluded(studyBooks.publishedYear),
          pageNum: excluded(studyBooks.pageNum),
          names: excluded(studyBooks.names),
        },
      })
  }
}

/** What a book is found by, as `study_books.names` has it. */
function bookNames(book: Record<string, unknown>): string {
  const titles = isRecord(book.titles) ? book.titles : {}
  const lines = DIALECTS.map(({ id }) => {
    const title = titles[id]
    return isRecord(title) ? foldHakka(String(title.text)) : ''
  })
  const common = ['chinese_title', 'author', 'origin', 'keyword'].map((key) =>
    foldHakka(String(book[key] ?? '')),
  )
  return [...lines, common.join('\t')].join('\n')
}
