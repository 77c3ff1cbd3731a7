import { expect, test } from 'vitest'
import { dayLabel, dayMark } from './day-mark.ts'

const NONE = { lesson: 0, listening: 0, speaking: 0, reading: 0, writing: 0, ai_judging: 0 }
const MONTH = { today: '2026-11-20', first_month: '2026-11' }
const studied = (minutes: number, areas = {}) => ({
  day: '2026-11-03',
  minutes,
  areas: { ...NONE, ...areas },
})

test('a day of study is a blossom, one that reached the goal has a ring, and a rest is a leaf', () => {
  const mark = (day: string, own?: ReturnType<typeof studied>) => dayMark(day, own, MONTH, 'either', true)
  expect(mark('2026-11-03', studied(9, { lesson: 9 }))).toBe('study')
  expect(mark('2026-11-03', studied(15, { lesson: 15 }))).toBe('goal')
  expect(mark('2026-11-03', studied(15, { lesson: 5, reading: 5, writing: 5 }))).toBe('goal')
  expect(mark('2026-11-04')).toBe('rest')
})

test('today and what is to come are no rest, nor is anything before the first study', () => {
  expect(dayMark('2026-11-20', undefined, MONTH, 'either', true)).toBe('none')
  expect(dayMark('2026-11-21', undefined, MONTH, 'either', true)).toBe('none')
  expect(dayMark('2026-10-31', undefined, MONTH, 'either', true)).toBe('none')
  expect(dayMark('2026-11-04', undefined, MONTH, 'either', false)).toBe('none')
})

test('who has no goal sees no ring', () => {
  expect(dayMark('2026-11-03', studied(60), MONTH, 'off', true)).toBe('study')
})

test('a day is called by its date and what it was', () => {
  expect(dayLabel('2026-11-03', 'rest', 0, '2026-11-20')).toBe('11 月 3 日，休息')
  expect(dayLabel('2026-11-20', 'goal', 20, '2026-11-20')).toBe('11 月 20 日，今天，學了 20 分鐘，達成目標')
  expect(dayLabel('2026-11-05', 'study', 0, '2026-11-20')).toBe('11 月 5 日，有學')
  expect(dayLabel('2026-11-25', 'none', 0, '2026-11-20')).toBe('11 月 25 日')
})
