import type { Book } from '@hakka/contract/reading'
import type { PictureBook } from '@hakka/modules/server'
import { studyBooks } from '../../db/tables/self-study.ts'
import { allItems } from '../../domain/self-study/items.ts'
import { books, type StudyItem } from '../../domain/self-study/readers.ts'
import { route } from '../../http/route.ts'

/** A book as the specification lists it. */
function presentBook({ id, item: { book, pages } }: StudyItem<PictureBook>, viewCount: number): Book {
  const title = (dialect: number) => book.titles[dialect]?.text ?? null
  return {
    id,
    no: book.no,
    level_id: book.level_id,
    type_id: book.type_id,
    chinese_title: book.chinese_title,
    dialect_1_title: title(1),
    dialect_2_title: title(2),
    dialect_3_title: title(3),
    dialect_4_title: title(4),
    dialect_5_title: title(5),
    dialect_6_title: title(6),
    author: book.author,
    origin: book.origin,
    keyword: book.keyword,
    published_year: book.published_year,
    view_count: viewCount,
    page_num: pages.length,
    cover_url: book.cover.url,
    sentences: Object.fromEntries(
      Object.keys(book.titles).map((dialect) => [
        dialect,
        pages.flatMap(({ no, sentences }) =>
          (sentences[dialect] ?? []).map(({ hakka, chinese }) => ({
            page_no: no,
            hakka_text: hakka.text,
            chinese_text: chinese.text,
          })),
        ),
      ]),
    ),
  }
}

export const routes = [
  route('GET /api/self_study/reading/books', 'anyone', async ({ services: { db } }) => {
    const items = await allItems(db, books)
    const views = await db.select({ id: studyBooks.itemId, count: studyBooks.viewCount }).from(studyBooks)
    const counts = new Map(views.map(({ id, count }) => [id, count]))
    return items.map((item) => presentBook(item, counts.get(item.id) ?? 0))
  }),
]
