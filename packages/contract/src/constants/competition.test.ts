import { expect, test } from 'vitest'
import { AGREE, COMPETITION_STATES, competitionState, playersNeeded } from './competition.ts'

const { pending, accepted, rejected } = AGREE

test.each([
  ['對方拒絕配對', rejected, 5],
  ['對方拒絕配對', rejected, 20],
  ['等待回覆', pending, 5],
  ['等待回覆', pending, 15],
  ['已結束', pending, 20],
  ['尚未開始', accepted, 9],
  ['進行中', accepted, 10],
  ['進行中', accepted, 19],
  ['已結束', accepted, 20],
])('%s: agreement %i at %i of 10 to 20', (name, agree, now) => {
  expect(COMPETITION_STATES[competitionState({ agree, begin: 10, end: 20 }, now)]).toBe(name)
})

test('thirty of a hundred have to have played, and one of the smallest class', () => {
  expect([0, 1, 3, 4, 10, 29, 30, 40].map(playersNeeded)).toEqual([1, 1, 1, 2, 3, 9, 9, 12])
})
