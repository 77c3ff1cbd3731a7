import { describe, expect, it } from 'vitest'
import { starsOf } from './stars.ts'

describe('stars', () => {
  it('are three from the first score that is applauded, five from 91', () => {
    expect([0, 30, 31, 60, 61, 75, 76, 90, 91, 100].map(starsOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })
})
