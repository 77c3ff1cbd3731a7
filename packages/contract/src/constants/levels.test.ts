import { expect, it } from 'vitest'
import { levelTimes } from './event.ts'

it('reads the times of levels that were passed, and nothing of what has none', () => {
  const level = (time: number, passed: boolean) => ({ time, passed, flips: 9 })
  expect(levelTimes({ levels: [level(17_400, true), level(31_220, true)] })).toEqual({
    level_1_time_text: '00:17.40',
    level_2_time_text: '00:31.22',
  })
  expect(levelTimes({ levels: [level(17_400, true), level(900, false)] })).toEqual({
    level_1_time_text: '00:17.40',
  })
  for (const none of [null, undefined, 'levels', { answers: [] }, { levels: [null, {}] }]) {
    expect(levelTimes(none)).toEqual({})
  }
})
