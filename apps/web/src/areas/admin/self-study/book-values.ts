import { BOOK_TYPES, BOOKS, dialectName, LEVELS } from '@hakka/contract/constants'
import type { DeskBook } from '@hakka/contract/reading'
import type { Picture } from '../../../app/desk/PicturesField.tsx'
import { soundSent, soundValue } from '../../../app/desk/sound-value.ts'
import { type SaidEntry, saidEntry, saidSent } from './said-entry.ts'

/** A sentence of a page in one of its dialects. */
export interface PageSentence extends SaidEntry {
  dialect: number
}

export interface PageEntry {
  id: string
  /** One, or none yet. */
  picture: Picture[]
  /** Of all dialects; what a dialect has that was taken away from the book is not sent. */
  sentences: PageSentence[]
}

export interface TitleValues {
  dialect: number
  text: string
  pinyin: string
}

/** A book as its form holds it. */
export interface BookValues {
  chinese_title: string
  titles: TitleValues[]
  author: string
  origin: string
  keyword: string
  level_id: number
  type_id: number
  published_year: string
  cover: Picture[]
  music: string
  pages: PageEntry[]
}

export const newPageSentence = (id: string, dialect: number): PageSentence => ({ ...saidEntry(id), dialect })

export const newPage = (id: string, dialects: readonly number[]): PageEntry => ({
  id,
  picture: [],
  sentences: dialects.map((dialect) => newPageSentence(`${id}-${dialect}`, dialect)),
})

/** A new book begins in 四縣 with as many pages as it needs at least. */
export const newBook = (year: number): BookValues => ({
  chinese_title: '',
  titles: [{ dialect: 1, text: '', pinyin: '' }],
  author: '',
  origin: '',
  keyword: '',
  level_id: 1,
  type_id: 1,
  published_year: String(year),
  cover: [],
  music: '',
  pages: Array.from({ length: BOOKS.pages_min }, (_, at) => newPage(`page-${at + 1}`, [1])),
})

/** Names of entries go by their places: whoever loads the same book has the same. */
export const bookValues = (book: DeskBook): BookValues => ({
  chinese_title: book.chinese_title,
  titles: book.titles.map(({ dialect_id, text, pinyin }) => ({ dialect: dialect_id, text, pinyin })),
  author: book.author,
  origin: book.origin,
  keyword: book.keyword,
  level_id: book.level_id,
  type_id: book.type_id,
  published_year: String(book.published_year),
  cover: [{ url: book.cover_url }],
  music: soundValue(book.music),
  pages: book.pages.map(({ picture_url, sentences }, at) => ({
    id: `page-${at + 1}`,
    picture: [{ url: picture_url }],
    sentences: Object.entries(sentences).flatMap(([dialect, said]) =>
      said.map((own, index) => ({
        ...saidEntry(`page-${at + 1}-${dialect}-${index + 1}`, own),
        dialect: Number(dialect),
      })),
    ),
  })),
})

const saidIn = ({ sentences }: PageEntry, dialect: number) =>
  sentences.filter((own) => own.dialect === dialect)

export const bookBody = (values: BookValues) => {
  const { titles, published_year, cover, music, pages, ...facts } = values
  return {
    ...facts,
    published_year: Number(published_year),
    cover: cover[0] ?? null,
    music: soundSent(music),
    titles: titles.map(({ dialect, ...title }) => ({ dialect_id: dialect, ...title })),
    pages: pages.map((page) => ({
      picture: page.picture[0] ?? null,
      sentences: Object.fromEntries(
        titles.map(({ dialect }) => [String(dialect), saidIn(page, dialect).map(saidSent)]),
      ),
    })),
  }
}

/** The book's dialects become these; each page then has a sentence of each. */
export function withDialects(
  { titles, pages }: Pick<BookValues, 'titles' | 'pages'>,
  dialects: readonly number[],
): Pick<BookValues, 'titles' | 'pages'> {
  const sorted = dialects.toSorted((a, b) => a - b)
  return {
    titles: sorted.map(
      (dialect) => titles.find((own) => own.dialect === dialect) ?? { dialect, text: '', pinyin: '' },
    ),
    pages: pages.map((page) => {
      const lacking = sorted.filter((dialect) => saidIn(page, dialect).length === 0)
      const added = lacking.map((dialect) => newPageSentence(`${page.id}-${dialect}`, dialect))
      return { ...page, sentences: [...page.sentences, ...added] }
    }),
  }
}

/**
 * The server names pages and sentences by their places (`pages.0.sentences.1.0.hakka_sentence.text`, 1 being the
 * dialect). They may be moved before they are mended, so in the form they have their names.
 */
export function bookField(field: string, { pages }: BookValues): string {
  const [list, at, part, dialect, index, ...rest] = field.split('.')
  if (list === 'cover' || list === 'music') return list
  if (list !== 'pages' || at === undefined) return field
  const page = pages[Number(at)]
  if (!page) return list
  const within = `${list}.${page.id}`
  if (part !== 'sentences') return `${within}.picture`
  const sentence = saidIn(page, Number(dialect))[Number(index)]
  return sentence && rest.length > 0
    ? [within, sentence.id, ...rest.slice(0, 2)].join('.')
    : `${within}.sentences`
}

export const BOOK_LABELS = {
  chinese_title: '華語書名',
  titles: '客語書名',
  author: '作者',
  origin: '出處',
  keyword: '關鍵字',
  level_id: '級別',
  type_id: '種類',
  published_year: '出版年',
  cover: '封面',
  music: '配樂',
  pages: '內頁',
} as const satisfies Record<keyof BookValues, string>

const picturesText = (pictures: readonly Picture[]) => pictures.map(({ url }) => url).join('\n')
const soundText = (value: string) => (value === '' ? '沒有聲音' : value)

/** How values read where two editors' work is shown side by side. */
export const BOOK_SHOW = {
  titles: (titles: readonly TitleValues[]) =>
    titles.map(({ dialect, text, pinyin }) => `${dialectName(dialect)}　${text}　${pinyin}`).join('\n'),
  level_id: (no: number) => LEVELS.find((own) => own.no === no)?.name ?? '',
  type_id: (no: number) => BOOK_TYPES.find(({ id }) => id === no)?.name ?? '',
  cover: picturesText,
  music: soundText,
  pages: (pages: readonly PageEntry[]) =>
    pages
      .map((page, at) =>
        [
          `第 ${at + 1} 頁　${picturesText(page.picture) || '沒有圖'}`,
          ...page.sentences.map((own) =>
            [
              dialectName(own.dialect),
              own['hakka_sentence.text'],
              own['hakka_sentence.pinyin'],
              own['chinese_sentence.text'],
              soundText(own['hakka_sentence.audio']),
            ].join('　'),
          ),
        ].join('\n'),
      )
      .join('\n\n'),
}
