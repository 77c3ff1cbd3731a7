import { expect, it } from 'vitest'
import { addedTries, againIn } from './tries.ts'

it('tries of all games are added up by word, with those of the maze apart', () => {
  const listened = addedTries({}, 'listen', {
    first: [
      { asked: 0, picked: 3 },
      { asked: 1, picked: 1 },
    ],
    misses: { 0: 2 },
  })
  const paired = addedTries(listened, 'pairs', { first: [{ asked: 0, picked: 2 }], misses: { 0: 1 } })
  expect(paired[0]).toMatchObject({ misses: 3, score: { earned: 0, total: 1 } })
  expect(paired[1]).toMatchObject({ misses: 0, score: { earned: 1 } })
  const walked = addedTries(paired, 'maze', { first: [{ asked: 0, picked: 1 }], misses: { 0: 1 } })
  expect(walked[0]).toEqual(paired[0])
  const rounds = Object.keys(walked).map(Number)
  expect(againIn(rounds, 8, 4)).toEqual({ words: [0, 1], crossings: [0] })
})

it('what the lesson has no longer does not come again', () => {
  expect(againIn([1, 7, 1000, 1009], 5, 4)).toEqual({ words: [1], crossings: [0] })
})
