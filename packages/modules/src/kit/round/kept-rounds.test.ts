import { describe, expect, it } from 'vitest'
import { comingAgain, dueRounds, lateRounds, readRounds } from './kept-rounds.ts'

const tried = (misses: number) => ({
  answer: { a: [1] },
  score: { kind: 'points' as const, earned: misses > 0 ? 0 : 1, total: 9 },
  misses,
})

describe('rounds that come again', () => {
  it('are those that took more than one try, five at most, in another order', () => {
    const answers = Object.fromEntries([2, 0, 1, 1, 3, 1, 1].map((misses, index) => [index, tried(misses)]))
    expect(lateRounds(answers)).toEqual([0, 2, 3, 4, 5, 6])
    for (let turn = 1; turn <= 20; turn++) {
      const { order } = comingAgain([0, 2, 3, 4, 5, 6], turn)
      expect([...order].sort()).toEqual([0, 2, 3, 4, 5])
      expect(order).not.toEqual([0, 2, 3, 4, 5])
      expect(comingAgain([0, 2], turn).order).toEqual([2, 0])
    }
    expect(comingAgain([4], 1).order).toEqual([4])
  })
  it('are due until they are done again', () => {
    const again = comingAgain([0, 2], 1)
    expect(dueRounds({ ...again, done: { 2: tried(0) } })).toEqual([0])
  })
})

describe('rounds that are kept', () => {
  const kept = { answers: { 0: tried(1), 3: tried(0) }, open: [3], again: comingAgain([0], 2) }
  it('are read as they were written, with those that come again', () => {
    expect(readRounds(JSON.parse(JSON.stringify(kept)), 4)).toEqual(kept)
    expect(readRounds({ ...kept, again: undefined }, 4)).toEqual({ ...kept, again: undefined })
  })
  it('are none where another hand wrote them, or of more rounds', () => {
    expect(readRounds(kept, 3)).toBeUndefined()
    expect(readRounds({ ...kept, open: ['x'] }, 4)).toBeUndefined()
    expect(readRounds({ ...kept, answers: { 0: { answer: 1 } } }, 4)).toBeUndefined()
    expect(readRounds(null, 4)).toBeUndefined()
  })
})
