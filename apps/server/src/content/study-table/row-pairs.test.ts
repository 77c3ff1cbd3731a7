import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignedRows } from './row-pairs.ts'

const COLUMNS = ['hakka', 'pinyin', 'chinese']
const row = (hakka: string, chinese: string) => ({ hakka, chinese })
const texts = (older: { hakka: string }[], newer: { hakka: string }[]) =>
  alignedRows(older, newer, COLUMNS).map(([one, two]) => [one?.hakka, two?.hakka])

const HELLO = row('你好！', '你好！')
const EATEN = row('食飽吂？', '吃飽了嗎？')
const THANKS = row('食飽了，恁仔細。', '吃飽了，謝謝。')

test('a row put in between leaves the others as they were', () => {
  const fresh = row('今晡日盡熱。', '今天很熱。')
  expect(texts([HELLO, EATEN, THANKS], [HELLO, fresh, EATEN, THANKS])).toEqual([
    ['你好！', '你好！'],
    [undefined, '今晡日盡熱。'],
    ['食飽吂？', '食飽吂？'],
    ['食飽了，恁仔細。', '食飽了，恁仔細。'],
  ])
})

test('a row that was changed stands beside what it was, also where another one is gone before it', () => {
  const changed = row('食飽吂呢？', '吃飽了嗎？')
  expect(texts([HELLO, EATEN, THANKS], [changed, THANKS])).toEqual([
    ['你好！', undefined],
    ['食飽吂？', '食飽吂呢？'],
    ['食飽了，恁仔細。', '食飽了，恁仔細。'],
  ])
})

test('rows that have nothing in common are two, except where each side has one', () => {
  const other = row('天光日去學校。', '明天去學校。')
  expect(texts([HELLO], [other])).toEqual([['你好！', '天光日去學校。']])
  expect(texts([HELLO, EATEN], [other])).toEqual([
    ['你好！', undefined],
    ['食飽吂？', undefined],
    [undefined, '天光日去學校。'],
  ])
})

test('every row stands once, in the order of its own table', () => {
  const rows = fc.array(fc.constantFrom(HELLO, EATEN, THANKS, row('食飯！', '吃飯！')), { maxLength: 12 })
  fc.assert(
    fc.property(rows, rows, (older, newer) => {
      const pairs = alignedRows(older, newer, COLUMNS)
      expect(pairs.map(([one]) => one).filter((own) => own !== undefined)).toEqual(older)
      expect(pairs.map(([, two]) => two).filter((own) => own !== undefined)).toEqual(newer)
    }),
  )
})

test('the longest dialogue with all of its words is beside itself at once', () => {
  const many = Array.from({ length: 1000 }, (_, at) => row(`詞語${at}`, `意思${at}`))
  const changed = many.map((own) => row(`${own.hakka}！`, own.chinese))
  expect(alignedRows(many, changed, COLUMNS)).toHaveLength(1000)
})
