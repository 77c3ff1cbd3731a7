import { expect, test } from 'vitest'
import { tickedAfter } from './row-range.ts'

const IDS = [11, 12, 13, 14, 15]
const after = (chosen: number[], id: number, from?: number) => [
  ...tickedAfter(IDS, new Set(chosen), { id, from }),
]

test('a click turns its row alone', () => {
  expect(after([], 12)).toEqual([12])
  expect(after([12, 14], 12)).toEqual([14])
})

test('with Shift all from the row before become as this one, in both directions', () => {
  expect(after([12], 14, 12)).toEqual([12, 13, 14])
  expect(after([14], 11, 14).sort()).toEqual([11, 12, 13, 14])
  expect(after([11, 12, 13, 14], 13, 11)).toEqual([14])
})

test('a row before that is gone meanwhile counts for nothing', () => {
  expect(after([], 13, 99)).toEqual([13])
})
