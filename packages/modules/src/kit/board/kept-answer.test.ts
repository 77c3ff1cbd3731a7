import { describe, expect, it } from 'vitest'
import { type AnswerAction, answerReducer, startAnswer } from './answer-area.ts'
import { answerToKeep, keptAnswer } from './kept-answer.ts'

const areas = [
  { id: 'a', limit: 2 },
  { id: 'b', limit: 1 },
]
const fresh = startAnswer([1, 2, 3], areas, 5)

const verdict = (right: readonly number[], done = false) => ({
  right,
  full: [],
  done,
  score: { kind: 'points' as const, earned: right.length, total: 2 },
})

const played = (...actions: readonly AnswerAction[]) => actions.reduce(answerReducer, fresh)

/** As a browser keeps it. */
const written = (state: typeof fresh): unknown => JSON.parse(JSON.stringify(answerToKeep(state)))

describe('a board that is kept', () => {
  it('comes back with what was placed, missed and tried, and with its first try', () => {
    const missed = played(
      { type: 'move', id: 1, area: 'b' },
      { type: 'move', id: 2, area: 'a' },
      { type: 'judged', verdict: verdict([2]) },
    )
    const back = keptAnswer(written(missed), fresh)
    expect(back).toMatchObject({
      order: missed.order,
      placed: { a: [2], b: [] },
      right: [2],
      wrong: [],
      tried: { 1: ['b'] },
      bounced: [1],
      misses: 1,
      first: { answer: { a: [2], b: [1] }, score: { kind: 'points', earned: 1, total: 2 } },
      result: null,
      held: null,
    })
  })
  it('comes back done', () => {
    const done = played({ type: 'move', id: 1, area: 'a' }, { type: 'judged', verdict: verdict([1], true) })
    expect(keptAnswer(written(done), fresh)).toMatchObject({ done: true, right: [1] })
  })
  it('is the same once more when it is kept again', () => {
    const held = played({ type: 'move', id: 1, area: 'a' }, { type: 'pick', id: 2 })
    const back = keptAnswer(written(held), fresh)
    expect(back && written(back)).toEqual(written(held))
  })
  it('of other options or areas is none, and neither is what another hand wrote', () => {
    const kept = written(played({ type: 'move', id: 1, area: 'a' }))
    expect(keptAnswer(kept, startAnswer([1, 2], areas, 5))).toBeUndefined()
    expect(keptAnswer(kept, startAnswer([1, 2, 3], areas.slice(1), 5))).toBeUndefined()
    for (const other of [null, 7, [], {}, { ...Object(kept), placed: { a: [1, 1], b: [] } }])
      expect(keptAnswer(other, fresh)).toBeUndefined()
    expect(keptAnswer({ ...Object(kept), order: [1, 2, 'x'] }, fresh)).toBeUndefined()
  })
})
