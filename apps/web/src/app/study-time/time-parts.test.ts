import { expect, test } from 'vitest'
import { timeText } from './time-parts.ts'

test('time is told in days, hours and minutes; a day has 1440 minutes', () => {
  expect([0, 9, 60, 96, 1439, 1440, 1574, 3000].map(timeText)).toEqual([
    '0 分',
    '9 分',
    '1 小時',
    '1 小時 36 分',
    '23 小時 59 分',
    '1 天',
    '1 天 2 小時 14 分',
    '2 天 2 小時',
  ])
})
