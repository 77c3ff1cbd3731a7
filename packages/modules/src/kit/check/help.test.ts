import { describe, expect, it } from 'vitest'
import { type AnswerState, answerReducer, startAnswer } from '#kit/board/answer-area.ts'
import { type Mark, markPlaced, type Rule } from '#kit/verdict.ts'
import { helpOf } from './help.ts'

const none = { kind: 'none' } as const
const markBy =
  (rules: readonly Rule[]): Mark =>
  (answer) =>
    markPlaced(rules, answer, none)

/** Puts an option into an area, submits, and takes back what is wrong. */
function tries(state: AnswerState, mark: Mark, id: number, area: string): AnswerState {
  const moved = answerReducer(state, { type: 'move', id, area })
  const verdict = mark(moved.placed)
  if (verdict instanceof Promise) throw new Error('practice marks at once')
  return answerReducer(answerReducer(moved, { type: 'judged', verdict }), { type: 'settle' })
}

describe('help in a question with one place', () => {
  const rules: Rule[] = [
    { id: 1, area: 'a' },
    { id: 2, area: null },
    { id: 3, area: null },
  ]
  const mark = markBy(rules)
  const start = startAnswer([1, 2, 3], [{ id: 'a', limit: 1 }], 7)

  it('is none after the first miss, takes the tried one away after the second, tells after the third', () => {
    const once = tries(start, mark, 3, 'a')
    expect(helpOf(once, mark, false)).toEqual({ told: [], closed: [] })
    const twice = tries(once, mark, 2, 'a')
    const { taken, told } = helpOf(twice, mark, false)
    expect([2, 3]).toContain(taken)
    expect(told).toEqual([])
    expect(helpOf(tries(twice, mark, 3, 'a'), mark, false).told).toEqual([{ id: 1, area: 'a' }])
  })
  it('never takes the last wrong one away', () => {
    const two = startAnswer([1, 2], [{ id: 'a', limit: 1 }], 7)
    const own = markBy(rules.slice(0, 2))
    const missed = tries(tries(two, own, 2, 'a'), own, 2, 'a')
    expect(helpOf(missed, own, false).taken).toBeUndefined()
  })
  it('is over once all is right', () => {
    const missed = tries(tries(tries(start, mark, 3, 'a'), mark, 2, 'a'), mark, 2, 'a')
    expect(helpOf(tries(missed, mark, 1, 'a'), mark, false)).toEqual({ told: [], closed: [] })
  })
  it('is none where the server marks', () => {
    const missed = tries(tries(tries(start, mark, 3, 'a'), mark, 2, 'a'), mark, 2, 'a')
    const asked: Mark = () => Promise.reject(new Error('not for help'))
    expect(helpOf({ ...missed, misses: 1 }, asked, false)).toEqual({ told: [], closed: [] })
  })
})

describe('help in sorting', () => {
  const mark = markBy([
    { id: 1, area: 'a' },
    { id: 2, area: 'b' },
    { id: 3, area: 'c' },
  ])
  const areas = ['a', 'b', 'c'].map((id) => ({ id, limit: 3 }))
  const held = (state: AnswerState) => answerReducer(state, { type: 'pick', id: 1 })

  it('counts for each word: wrong boxes close after two, the right one is told after three', () => {
    const other = tries(tries(startAnswer([1, 2, 3], areas, 7), mark, 2, 'a'), mark, 2, 'c')
    expect(helpOf(held(other), mark, true)).toEqual({ told: [], closed: [] })
    const twice = tries(tries(other, mark, 1, 'b'), mark, 1, 'c')
    expect(helpOf(held(twice), mark, true)).toEqual({ told: [], closed: ['b', 'c'] })
    const thrice = tries(twice, mark, 1, 'b')
    expect(helpOf(held(thrice), mark, true).told).toEqual([{ id: 1, area: 'a' }])
  })
})
