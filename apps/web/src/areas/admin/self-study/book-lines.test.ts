import { expect, test } from 'vitest'
import { bookLines, withReadings } from './book-lines.ts'
import { newBook, newPage } from './book-values.ts'

const book = {
  ...newBook(2026),
  titles: [
    { dialect: 1, text: '大蘿蔔', pinyin: 'tai55 lo11 ped5' },
    { dialect: 2, text: '大蘿蔔', pinyin: '' },
  ],
  pages: [newPage('a', [1, 2]), newPage('b', [1, 2])],
}
const [title] = book.titles

test('a dialect’s title and sentences are compared, and take readings of that dialect alone', () => {
  if (!title) throw new Error('a title')
  expect(bookLines(title, book.pages).map(({ id, name }) => [id, name])).toEqual([
    ['title', '書名'],
    ['a-1', '第 1 頁第 1 句'],
    ['b-1', '第 2 頁第 1 句'],
  ])
  const readings = new Map([
    ['title', 'tai55 lo11 ped2'],
    ['b-1', 'ngai11'],
    ['a-2', 'not of this dialect'],
  ])
  const { titles, pages } = withReadings(book, 1, readings)
  expect(titles.map(({ pinyin }) => pinyin)).toEqual(['tai55 lo11 ped2', ''])
  expect(pages.flatMap(({ sentences }) => sentences.map((own) => own['hakka_sentence.pinyin']))).toEqual([
    '',
    '',
    'ngai11',
    '',
  ])
})
