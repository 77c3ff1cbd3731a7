import type { Book, BookCard, DeskBook, OpenBook } from '@hakka/contract/reading'
import type { PictureBook } from '@hakka/modules/server'
import { audioOf, type FileIds, sentenceOf } from '../../domain/self-study/present.ts'
import type { StudyItem } from '../../domain/self-study/readers.ts'

type Item = StudyItem<PictureBook>

/** A book as the specification lists it. */
export function presentBook({ id, item: { book, pages } }: Item, viewCount: number): Book {
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

/** What shelf and reader both say of a book. */
export function presentCard(
  { id, item: { book, pages } }: Item,
  dialectId: number,
  viewCount: number,
): BookCard {
  const title = book.titles[dialectId]
  return {
    id,
    no: book.no,
    level_id: book.level_id,
    type_id: book.type_id,
    title: title?.text ?? '',
    title_pinyin: title?.pinyin ?? '',
    chinese_title: book.chinese_title,
    page_num: pages.length,
    view_count: viewCount,
    cover_url: book.cover.url,
  }
}

/** What is said in a book in one dialect, and its music: the sounds whose ids an answer needs. */
export const saidIn = ({ item: { book, pages } }: Item, dialectId: number) => [
  ...pages.flatMap(({ sentences }) => (sentences[dialectId] ?? []).map(({ hakka }) => hakka)),
  musicOf(book),
]

/** The same in all dialects. */
export const soundsOf = ({ item: { book, pages } }: Item) => [
  ...pages.flatMap(({ sentences }) =>
    Object.values(sentences).flatMap((said) => said.map(({ hakka }) => hakka)),
  ),
  musicOf(book),
]

/** Whether one of its sentences sounds in a dialect; music is not meant. */
export const isVoicedIn = ({ item: { pages } }: Item, dialectId: number): boolean =>
  pages.some(({ sentences }) => (sentences[dialectId] ?? []).some(({ hakka }) => hakka.audio !== undefined))

/** A book as its editor reads it. */
export function presentEdited({ id, version, item: { book, pages } }: Item, ids: FileIds): DeskBook {
  const { uid: _, cover, titles, music: __, ...facts } = book
  return {
    id,
    version,
    ...facts,
    cover_url: cover.url,
    music: audioOf(musicOf(book), ids),
    titles: Object.entries(titles).map(([dialect, { text, pinyin }]) => ({
      dialect_id: Number(dialect),
      text,
      pinyin,
    })),
    pages: pages.map(({ picture, sentences }) => ({
      picture_url: picture.url,
      sentences: Object.fromEntries(
        Object.entries(sentences).map(([dialect, said]) => [
          dialect,
          said.map(({ hakka, chinese }) => ({
            hakka_sentence: sentenceOf(hakka, ids),
            chinese_sentence: chinese,
          })),
        ]),
      ),
    })),
  }
}

const musicOf = ({ music }: PictureBook['book']) => ({ text: '', pinyin: '', audio: music })

/** A book as the reader opens it. */
export function presentOpen(
  own: Item,
  dialectId: number,
  { ids, ...rest }: { ids: FileIds } & Pick<OpenBook, 'view_count' | 'test_level_no' | 'font'>,
): OpenBook {
  const { book, pages } = own.item
  return {
    ...presentCard(own, dialectId, rest.view_count),
    ...rest,
    author: book.author,
    origin: book.origin,
    published_year: book.published_year,
    dialect_id: dialectId,
    dialects: Object.keys(book.titles).map(Number),
    music: audioOf(musicOf(book), ids),
    pages: pages.map(({ no, picture, sentences }) => ({
      no,
      picture_url: picture.url,
      sentences: (sentences[dialectId] ?? []).map(({ hakka, chinese }) => ({
        hakka_sentence: sentenceOf(hakka, ids),
        chinese_sentence: chinese,
      })),
    })),
  }
}
