import { describe, expect, it } from 'vitest'
import { answerByIndex, placedAnswer } from './answer.ts'

describe('a placed answer', () => {
  const schema = placedAnswer({ areas: 2, options: 3 })
  const fits = (value: unknown) => schema.safeParse(value).success

  it('takes as many areas and options as a content can have, and not one more', () => {
    expect(fits({})).toBe(true)
    expect(fits({ '0-1-bottom': [1, 2], 1: [3] })).toBe(true)
    expect(fits({ 0: [1, 2, 3], 1: [4] })).toBe(false)
    expect(fits({ 0: [], 1: [], 2: [] })).toBe(false)
  })
  it('takes nothing else', () => {
    for (const value of [null, [], [[1]], 'a', { 0: 1 }, { 0: ['1'] }, { 0: [-1] }, { 0: [0.5] }, { 甲: [] }])
      expect(fits(value), JSON.stringify(value)).toBe(false)
  })
})

it('an answer by index has no question beyond the last', () => {
  const schema = answerByIndex(2, placedAnswer({ areas: 1, options: 1 }))
  expect(schema.safeParse({ 0: {}, 1: { 0: [1] } }).success).toBe(true)
  expect(schema.safeParse({ 2: {} }).success).toBe(false)
  expect(schema.safeParse({ x: {} }).success).toBe(false)
})
