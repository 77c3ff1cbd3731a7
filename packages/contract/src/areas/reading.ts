import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES, BOOK_SORTS, BOOK_TYPES, BOOKS, DIALECT_COUNT, LEVELS } from '../constants.ts'
import { dialectId, face, id, int } from '../shapes.ts'
import {
  audio,
  chineseSentence,
  editedFile,
  editedItem,
  editedSentence,
  hakkaSentence,
  savedStudy,
} from '../study-shapes.ts'
import { keyword } from './dictionary.ts'

const title = z.string().nullable()

/** A picture book as the specification lists it. */
const book = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_id: z.number().int(),
  /** 1 from Taiwan, 2 from abroad, 3 written for this site. */
  type_id: z.number().int(),
  chinese_title: z.string(),
  dialect_1_title: title,
  dialect_2_title: title,
  dialect_3_title: title,
  dialect_4_title: title,
  dialect_5_title: title,
  dialect_6_title: title,
  author: z.string(),
  origin: z.string(),
  keyword: z.string(),
  published_year: z.number().int(),
  view_count: z.number().int(),
  page_num: z.number().int(),
  cover_url: z.string(),
  /** By dialect, in the order of the pages. */
  sentences: z.record(
    z.string(),
    z.array(z.object({ page_no: z.number().int(), hakka_text: z.string(), chinese_text: z.string() })),
  ),
})
export type Book = z.output<typeof book>

const titles = { title: z.string(), title_pinyin: z.string(), chinese_title: z.string() }

/** A book as the shelf shows it, with its title in the asked dialect. */
const bookCard = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_id: z.number().int(),
  type_id: z.number().int(),
  ...titles,
  page_num: z.number().int(),
  view_count: z.number().int(),
  cover_url: z.string(),
})
export type BookCard = z.output<typeof bookCard>

const shelf = z.object({
  books: z.array(bookCard),
  total: z.number().int(),
  /** From 1; never past the last page. */
  page: z.number().int(),
  pages: z.number().int(),
  /** What else fits and has not this dialect. */
  elsewhere: z.number().int(),
  /** One of the books of this page has a sound in the dialect. */
  voiced: z.boolean(),
  /** Sets the titles. */
  font: face.nullable(),
})
export type BookShelf = z.output<typeof shelf>

const openBook = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_id: z.number().int(),
  type_id: z.number().int(),
  ...titles,
  author: z.string(),
  origin: z.string(),
  published_year: z.number().int(),
  view_count: z.number().int(),
  page_num: z.number().int(),
  cover_url: z.string(),
  dialect_id: z.number().int(),
  /** Those that the book has; without the asked one, its pages have no sentences. */
  dialects: z.array(z.number().int()),
  music: audio.nullable(),
  /** The extended test's level; `null` where there is none in this dialect. */
  test_level_no: z.number().int().nullable(),
  font: face.nullable(),
  pages: z.array(
    z.object({
      no: z.number().int(),
      picture_url: z.string(),
      sentences: z.array(z.object({ hakka_sentence: hakkaSentence, chinese_sentence: chineseSentence })),
    }),
  ),
})
export type OpenBook = z.output<typeof openBook>

/** A book with all of its dialects, as its editor reads it. */
const deskBook = z.object({
  id: z.number().int(),
  version: z.number().int(),
  no: z.number().int(),
  level_id: z.number().int(),
  type_id: z.number().int(),
  chinese_title: z.string(),
  author: z.string(),
  origin: z.string(),
  keyword: z.string(),
  published_year: z.number().int(),
  cover_url: z.string(),
  music: audio.nullable(),
  titles: z.array(z.object({ dialect_id: z.number().int(), text: z.string(), pinyin: z.string() })),
  pages: z.array(
    z.object({
      picture_url: z.string(),
      /** By dialect. */
      sentences: z.record(
        z.string(),
        z.array(z.object({ hakka_sentence: hakkaSentence, chinese_sentence: chineseSentence })),
      ),
    }),
  ),
})
export type DeskBook = z.output<typeof deskBook>

/** The kind has the last word, which counts as a reader does. */
const text = z.string().max(1000)
const choice = (most: number) => int(1, most)

/** A book with all of its pages, in their order. */
const editedBook = z.object({
  _token: formToken,
  ...editedItem,
  level_id: choice(LEVELS.length),
  type_id: choice(BOOK_TYPES.length),
  chinese_title: text,
  author: text,
  origin: text.default(''),
  keyword: text.default(''),
  published_year: int(0, 9999),
  cover: editedFile.nullish(),
  music: editedFile.nullish(),
  titles: z.array(z.object({ dialect_id: dialectId, text, pinyin: text })).max(DIALECT_COUNT),
  pages: z
    .array(
      z.object({
        picture: editedFile.nullish(),
        sentences: z.record(
          z
            .string()
            .regex(new RegExp(`^[1-${DIALECT_COUNT}]$`), '腔調代號是 1 到 6')
            .meta({ examples: ['1', '2', '6'] }),
          z.array(z.object(editedSentence)).max(BOOKS.page_sentences, `一頁最多 ${BOOKS.page_sentences} 句`),
        ),
      }),
    )
    .max(BOOKS.pages_max, `最多 ${BOOKS.pages_max} 頁`),
})

/** What stands in an address; anything else is as if it were not there. */
const oneOf = <const T extends string>(among: readonly T[], otherwise: NoInfer<T>) =>
  z
    .string()
    .optional()
    .transform((text) => among.find((own) => own === text) ?? otherwise)

export const readingCalls = {
  'GET /api/self_study/reading/books': call({ summary: '所有繪本，連同各腔調的句子', answer: z.array(book) }),
  'GET /api/self_study/reading/search': call({
    summary: '一頁繪本：依書名、作者、出處或關鍵字，級別與種類，一頁 24 本',
    // An address that somebody typed shows the shelf all the same.
    query: z.object({
      keyword: keyword.default(''),
      level_no: int(1, LEVELS.length).optional().catch(undefined),
      type_id: int(1, BOOK_TYPES.length).optional().catch(undefined),
      sort: oneOf(BOOK_SORTS, 'level'),
      order: oneOf(['asc', 'desc'], 'asc'),
      page: int(1, 100_000).default(1).catch(1),
      dialect_id: dialectId.default(1),
    }),
    answer: z.object({ data: shelf }),
  }),
  'GET /api/self_study/reading/book': call({
    summary: '一本繪本在一種腔調的每一頁',
    query: z.object({ id, dialect_id: dialectId.default(1) }),
    answer: z.object({ data: openBook }),
  }),
  'GET /api/self_study/reading/edit': call({
    summary: '編輯中的一本繪本，連同所有腔調',
    query: z.object({ id }),
    answer: z.object({ data: deskBook }),
  }),
  'POST /api/self_study/reading/book': call({
    summary: '改一本繪本，沒有 id 就新增一本；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.html,
    body: editedBook,
    answer: savedStudy,
  }),
  'POST /api/self_study/reading/view': call({
    summary: '打開一本繪本：每位讀者一天只算一次',
    body: z.object({ id }),
    answer: z.object({ data: z.object({ view_count: z.number().int() }) }),
  }),
}
