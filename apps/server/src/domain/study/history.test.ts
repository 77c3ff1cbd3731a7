import { expect, test } from 'vitest'
import { boundsOf, matcherOf, pageOf, taipeiCells } from './history.ts'

test('days of a filter begin and end at midnight in Taipei', () => {
  expect(boundsOf({ begin: '2026-11-01', end: '2026-11-20' })).toEqual({
    from: new Date('2026-10-31T16:00:00Z'),
    until: new Date('2026-11-20T16:00:00Z'),
  })
  expect(boundsOf({})).toEqual({ from: undefined, until: undefined })
})

test('a keyword is found in any of the texts, however wide its letters are', () => {
  expect(matcherOf('ａｉ')('AI 評分', '')).toBe(true)
  expect(matcherOf('市場')('Ⅲ級教材 單元二', '市場')).toBe(true)
  expect(matcherOf('市場')('四季')).toBe(false)
  expect(matcherOf(undefined)('')).toBe(true)
})

test('a page has a hundred rows, and the last one is not gone past', () => {
  const rows = Array.from({ length: 201 }, (_, no) => no)
  expect(pageOf(rows, 2)).toMatchObject({ total: 201, page: 2, pages: 3 })
  expect(pageOf(rows, 2).rows).toEqual(rows.slice(100, 200))
  expect(pageOf(rows, 9)).toMatchObject({ rows: [200], page: 3 })
  expect(pageOf(rows, undefined).rows).toHaveLength(201)
  expect(pageOf([], 1)).toEqual({ rows: [], total: 0, page: 1, pages: 1 })
})

test('a moment is two cells in Taipei’s time', () => {
  expect(taipeiCells(new Date('2026-11-20T16:05:00Z'))).toEqual(['2026/11/21', '00:05'])
})
