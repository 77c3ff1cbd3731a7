import type { DeskBook } from '@hakka/contract/reading'
import { expect, test } from 'vitest'
import { bookBody, bookField, bookValues, newBook, withDialects } from './book-values.ts'

const said = (text: string) => ({
  hakka_sentence: { text, pinyin: 'x', audio: { id: 7, url: '/files/a.mp3', synthetic: false } },
  chinese_sentence: { text: '華語' },
})

const book: DeskBook = {
  id: 1,
  version: 3,
  no: 1,
  level_id: 2,
  type_id: 3,
  chinese_title: '貓',
  author: '林先生',
  origin: '',
  keyword: '',
  published_year: 2025,
  cover_url: '/files/0.webp',
  music: null,
  titles: [{ dialect_id: 2, text: '貓仔', pinyin: 'miau55 e31' }],
  pages: [
    { picture_url: '/files/1.webp', sentences: { 2: [said('一'), said('二')] } },
    { picture_url: '/files/2.webp', sentences: { 2: [said('三')] } },
  ],
}

test('a book goes out as it came in', () => {
  expect(bookBody(bookValues(book))).toMatchObject({
    chinese_title: '貓',
    level_id: 2,
    published_year: 2025,
    cover: { url: '/files/0.webp' },
    music: {},
    titles: book.titles,
    pages: [
      {
        picture: { url: '/files/1.webp' },
        sentences: { 2: [{ hakka_sentence: { text: '一', audio: { id: 7 } } }, {}] },
      },
      { sentences: { 2: [{ hakka_sentence: { text: '三' } }] } },
    ],
  })
})

test('a dialect that comes to a book has a sentence on each page; one that goes keeps its own until it is saved', () => {
  const values = bookValues(book)
  const both = { ...values, ...withDialects(values, [2, 1]) }
  expect(both.titles.map(({ dialect }) => dialect)).toEqual([1, 2])
  expect(both.pages.map(({ sentences }) => sentences.map(({ dialect }) => dialect))).toEqual([
    [2, 2, 1],
    [2, 1],
  ])
  const one = { ...both, ...withDialects(both, [1]) }
  expect(Object.keys(bookBody(one).pages[0]?.sentences ?? {})).toEqual(['1'])
  const back = { ...one, ...withDialects(one, [2]) }
  expect(bookBody(back).pages).toEqual(bookBody(values).pages)
})

test('what the server says of a place belongs to the field there, wherever that has moved', () => {
  const values = bookValues(book)
  const moved = { ...values, pages: values.pages.toReversed() }
  const named = (field: string) => bookField(field, moved)
  expect(named('pages.1.sentences.2.1.hakka_sentence.pinyin')).toBe(
    'pages.page-1.page-1-2-2.hakka_sentence.pinyin',
  )
  expect(named('pages.0.picture.url')).toBe('pages.page-2.picture')
  expect(named('pages.0.sentences.3')).toBe('pages.page-2.sentences')
  expect(named('pages')).toBe('pages')
  expect(named('cover.id')).toBe('cover')
  expect(named('titles.2.pinyin')).toBe('titles.2.pinyin')
})

test('a new one begins with as many pages as it needs', () => {
  const { pages } = bookBody(newBook(2026))
  expect(pages).toHaveLength(8)
  expect(pages[0]).toMatchObject({ picture: null, sentences: { 1: [{}] } })
})
