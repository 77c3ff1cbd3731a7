import { describe, expect, it } from 'vitest'
import { lessonStars, worstModule } from './lesson-stars.ts'

describe('the stars of a lesson', () => {
  it('are one for having finished, two from three quarters, three from nine tenths at the first try', () => {
    expect(lessonStars([{ earned: 0, total: 20 }, null])).toBe(1)
    expect(lessonStars([{ earned: 14, total: 20 }])).toBe(1)
    expect(
      lessonStars([
        { earned: 10, total: 10 },
        { earned: 5, total: 10 },
      ]),
    ).toBe(2)
    expect(lessonStars([{ earned: 17, total: 20 }, null])).toBe(2)
    expect(lessonStars([{ earned: 18, total: 20 }])).toBe(3)
  })
  it('are all three where nothing was asked', () => {
    expect(lessonStars([null, null])).toBe(3)
    expect(lessonStars([])).toBe(3)
  })
})

it('the module to repeat is the worst of those that were not all right', () => {
  const done = new Map([
    [1, null],
    [2, { earned: 4, total: 5 }],
    [3, { earned: 1, total: 4 }],
    [4, { earned: 6, total: 6 }],
  ])
  expect(worstModule(done)).toBe(3)
  expect(worstModule(new Map([[4, { earned: 6, total: 6 }]]))).toBeUndefined()
  expect(worstModule(new Map())).toBeUndefined()
})
