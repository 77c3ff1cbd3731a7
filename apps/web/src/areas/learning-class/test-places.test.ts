import { expect, test } from 'vitest'
import { testPlaces } from './test-places.ts'

const ITEMS = [
  { id: 7, question_count: 3, answered: [1] },
  { id: 8, question_count: 0, answered: [] },
  { id: 9, question_count: 1, answered: [] },
]

test('leads through the whole test, past what has no questions', () => {
  expect(testPlaces(ITEMS, { itemId: 7, no: 1 })).toMatchObject({
    before: undefined,
    after: { itemId: 7, no: 2 },
  })
  expect(testPlaces(ITEMS, { itemId: 7, no: 3 })).toMatchObject({
    before: { no: 2 },
    after: { itemId: 9, no: 1 },
  })
  expect(testPlaces(ITEMS, { itemId: 9, no: 1 })).toMatchObject({
    before: { itemId: 7, no: 3 },
    after: undefined,
  })
})

test('goes on to what has no answer, then back to what was left out, and ends where all are answered', () => {
  const open = (answered: number[], no: number) =>
    testPlaces([{ id: 7, question_count: 3, answered }], { itemId: 7, no }).open?.no
  expect(open([1], 1)).toBe(2)
  expect(open([1, 2], 1)).toBe(3)
  expect(open([2, 3], 3)).toBe(1)
  expect(open([1, 2, 3], 3)).toBeUndefined()
  expect(testPlaces(ITEMS, { itemId: 9, no: 1 })).toMatchObject({ total: 4, answeredCount: 1 })
})

test('knows no way from a module that has no questions', () => {
  expect(testPlaces(ITEMS, { itemId: 8, no: 1 })).toMatchObject({
    after: undefined,
    open: { itemId: 7, no: 2 },
  })
})
