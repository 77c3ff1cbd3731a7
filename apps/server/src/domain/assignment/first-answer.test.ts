import { describe, expect, test } from 'vitest'
import { firstAnswer, namesAll } from './first-answer.ts'

describe('the first answer of a test', () => {
  test('is what each area held when it was sent first, board by board', () => {
    const first = firstAnswer(undefined, { 0: [2] })
    const both = firstAnswer(first, { 1: [3, 4] })
    expect(firstAnswer(both, { 0: [1] })).toEqual({ 0: [2], 1: [3, 4] })
  })

  test('goes on with picks and taps, and hears nobody who begins anew', () => {
    expect(firstAnswer([1, 5], [1, 5, 2])).toEqual([1, 5, 2])
    expect(firstAnswer([1, 5], [1, 2])).toEqual([1, 5])
    const game = { game: 'listen', seed: 7, taps: [1] }
    expect(firstAnswer(game, { ...game, taps: [1, 3] })).toMatchObject({ taps: [1, 3] })
    expect(firstAnswer(game, { ...game, seed: 8, taps: [1, 3] })).toBe(game)
    expect(firstAnswer('一個', '兩個')).toBe('一個')
  })

  test('is whole when every area of the solution was named', () => {
    expect(namesAll({ 0: [1], 1: [2] }, { 0: [9], 1: [] })).toBe(true)
    expect(namesAll({ 0: [1], 1: [2] }, { 0: [9] })).toBe(false)
    expect(namesAll([1, 2], [1, 2])).toBe(false)
  })
})
