import { expect, it } from 'vitest'
import { goalState } from './goal.ts'

it('opens a petal after five minutes, and is reached by three of six areas, lessons among them', () => {
  const two = goalState('areas', { lesson: 5, reading: 9, speaking: 4 }, 18)
  expect(two).toEqual({ open: ['lesson', 'reading'], reached: false, left: '再練 1 樣就完成' })
  expect(goalState('areas', { lesson: 5, reading: 5, ai_judging: 5 }, 15)).toMatchObject({
    reached: true,
    left: '',
  })
})

it('is reached by fifteen minutes in all where these count', () => {
  expect(goalState('either', { listening: 15 }, 15)).toMatchObject({ open: ['listening'], reached: true })
  expect(goalState('minutes', { listening: 14 }, 14)).toMatchObject({
    reached: false,
    left: '再學 1 分鐘就完成',
  })
  expect(goalState('either', {}, 0).left).toBe('再練 3 樣，或再學 15 分鐘就完成')
  expect(goalState('areas', { listening: 60 }, 60).reached).toBe(false)
})
