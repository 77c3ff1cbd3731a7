import { expect, it } from 'vitest'
import { roundOf } from './use-written.ts'

const pairs = (count: number) => ({ groups: Array.from({ length: count }, () => ({})) })

it.each([
  ['a question has a round of its own', { questions: [1, 2, 3], article: [1, 2, 3, 4, 5, 6, 7] }, 3, 2, 2],
  ['pairs share a board', pairs(12), 2, 5, 0],
  ['the next board begins behind it', pairs(12), 2, 6, 1],
  ['boards are of nearly equal size', pairs(13), 3, 12, 2],
  ['what no list of the content is as long as stays within them', {}, 2, 1, 1],
])('finds the round of what is written: %s', (_, content, count, item, round) => {
  expect(roundOf(item, content, count)).toBe(round)
})

it('knows none while nothing of a list is written', () => {
  expect(roundOf(undefined, pairs(12), 2)).toBeUndefined()
})
