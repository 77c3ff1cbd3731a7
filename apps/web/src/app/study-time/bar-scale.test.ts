import { expect, test } from 'vitest'
import { barScale } from './bar-scale.ts'

test('an axis has at most five marks, in steps that people count in', () => {
  expect(barScale(846)).toEqual({ max: 846, ticks: [0, 180, 360, 540, 720] })
  expect(barScale(7)).toEqual({ max: 7, ticks: [0, 2, 4, 6] })
  expect(barScale(0)).toEqual({ max: 1, ticks: [0, 1] })
  for (const longest of [1, 59, 1440, 100_000, 9_000_000]) {
    const { max, ticks } = barScale(longest)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(Math.max(...ticks)).toBeLessThanOrEqual(max)
  }
})
