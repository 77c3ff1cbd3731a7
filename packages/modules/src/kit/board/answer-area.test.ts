import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markPlaced, type Rule } from '#kit/verdict.ts'
import {
  type AnswerAction,
  type AnswerState,
  answerReducer,
  areaOf,
  canSubmit,
  optionState,
  startAnswer,
} from './answer-area.ts'

const options = [
  { id: 1, area: 'fruit' },
  { id: 2, area: 'fruit' },
  { id: 3, area: 'greens' },
  { id: 4, area: null },
]
const areas = [
  { id: 'fruit', limit: 2 },
  { id: 'greens', limit: 1 },
]
/** What a learner does: a submission gets its verdict at once. */
type Deed = AnswerAction | { type: 'submit' }
const follow = (rules: readonly Rule[]) => (state: AnswerState, deed: Deed) =>
  deed.type === 'submit'
    ? answerReducer(state, {
        type: 'judged',
        verdict: markPlaced(rules, state.placed, { kind: 'none' }),
      })
    : answerReducer(state, deed)
const idsOf = (rules: readonly Rule[]) => rules.map(({ id }) => id)
const start = startAnswer(idsOf(options), areas, 7)
const play = (...deeds: Deed[]) => deeds.reduce(follow(options), start)
const put = (id: number, area: string): AnswerAction[] => [
  { type: 'pick', id },
  { type: 'place', area },
]

describe('options that say the same', () => {
  it('are right in each other’s place', () => {
    const twins = [
      { id: 1, area: 'a', also: ['b'] },
      { id: 2, area: 'b', also: ['a'] },
    ]
    const places = ['a', 'b'].map((id) => ({ id, limit: 1 }))
    const deeds: Deed[] = [...put(1, 'b'), ...put(2, 'a'), { type: 'submit' }]
    const state = deeds.reduce(follow(twins), startAnswer(idsOf(twins), places, 1))
    expect(state).toMatchObject({ done: true, full: ['a', 'b'] })
  })
})

describe('what was judged wrong', () => {
  const missed = play(
    ...put(3, 'fruit'),
    { type: 'submit' },
    { type: 'settle' },
    ...put(1, 'greens'),
    { type: 'submit' },
    { type: 'settle' },
  )

  it('waits behind the rest, the latest last', () => {
    expect(missed.bounced).toEqual([3, 1])
    const again = [...put(3, 'fruit'), { type: 'submit' } as const].reduce(follow(options), missed)
    expect(again.bounced).toEqual([1, 3])
  })

  it('is forgotten when the board begins anew', () => {
    expect(answerReducer(missed, { type: 'reset', seed: 3 }).bounced).toEqual([])
  })
})

describe('picking and placing', () => {
  it('holds a picked option and puts it down when it is picked again', () => {
    const held = play({ type: 'pick', id: 1 })
    expect(optionState(held, 1)).toBe('held')
    expect(optionState(answerReducer(held, { type: 'pick', id: 1 }), 1)).toBe('idle')
    expect(answerReducer(held, { type: 'put-down' }).held).toBeNull()
  })
  it('places what is held, and nothing where nothing is held', () => {
    expect(areaOf(play(...put(1, 'greens')), 1)).toBe('greens')
    expect(play({ type: 'place', area: 'greens' })).toEqual(play())
  })
  it('lets the last one make room where an area is full', () => {
    const state = play(...put(1, 'greens'), ...put(3, 'greens'))
    expect(state.placed.greens).toEqual([3])
    expect(optionState(state, 1)).toBe('idle')
  })
  it('takes an option back into its own place in the pool', () => {
    const state = play(...put(1, 'fruit'), { type: 'move', id: 1, area: null })
    expect(optionState(state, 1)).toBe('idle')
    expect(state.order).toEqual(play().order)
  })
})

describe('submitting', () => {
  it('is not to be done while nothing new lies in an area', () => {
    expect(canSubmit(play())).toBe(false)
    expect(canSubmit(play(...put(1, 'fruit')))).toBe(true)
  })
  it('keeps the right ones, shows the wrong ones, and returns these when settled', () => {
    const judged = play(...put(1, 'fruit'), ...put(3, 'fruit'), { type: 'submit' })
    expect(judged.result).toEqual({ right: 1, wrong: 1, missed: [{ id: 3, area: 'fruit' }] })
    expect([optionState(judged, 1), optionState(judged, 3)]).toEqual(['right', 'wrong'])
    const settled = answerReducer(judged, { type: 'settle' })
    expect(optionState(settled, 3)).toBe('idle')
    expect(settled.placed.fruit).toEqual([1])
    expect(canSubmit(settled)).toBe(false)
  })
  it('never moves a right one again', () => {
    const judged = play(...put(1, 'fruit'), { type: 'submit' })
    expect(answerReducer(judged, { type: 'pick', id: 1 })).toBe(judged)
    expect(answerReducer(judged, { type: 'move', id: 1, area: null })).toBe(judged)
  })
  it('is done when all that belong somewhere lie there; what belongs nowhere stays out', () => {
    const done = play(...put(1, 'fruit'), ...put(2, 'fruit'), ...put(3, 'greens'), { type: 'submit' })
    expect(done).toMatchObject({ done: true, full: ['fruit', 'greens'] })
    expect(optionState(done, 4)).toBe('idle')
  })
  it('remembers the first submission for the score', () => {
    const again = play(...put(3, 'fruit'), { type: 'submit' }, { type: 'settle' }, ...put(3, 'greens'), {
      type: 'submit',
    })
    expect(again.first?.answer).toEqual({ fruit: [3], greens: [] })
  })
  it('starts anew in another order on reset', () => {
    const fresh = play(...put(1, 'fruit'), { type: 'submit' }, { type: 'reset', seed: 12 })
    expect(fresh).toEqual(startAnswer(idsOf(options), areas, 12))
    expect(
      new Set([1, 2, 3, 4].map((seed) => startAnswer(idsOf(options), areas, seed).order.join())).size,
    ).toBeGreaterThan(1)
  })
})

describe('whatever is done', () => {
  const id = fc.integer({ min: 0, max: 5 })
  const area = fc.constantFrom('fruit', 'greens', 'nowhere')
  const action: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({ type: fc.constant('pick' as const), id }),
    fc.record({ type: fc.constant('place' as const), area }),
    fc.record({ type: fc.constant('move' as const), id, area: fc.option(area) }),
    fc.constantFrom<Deed>({ type: 'put-down' }, { type: 'submit' }, { type: 'settle' }),
  )
  it('each option lies in one place, no area overflows and right ones stay', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let state = startAnswer(idsOf(options), areas, 1)
        for (const one of actions) {
          const before = state.right
          state = follow(options)(state, one)
          const lying = Object.values(state.placed).flat()
          expect(new Set(lying).size).toBe(lying.length)
          for (const { id: own, limit } of areas) expect(state.placed[own]?.length).toBeLessThanOrEqual(limit)
          expect(before.every((right) => state.right.includes(right) && lying.includes(right))).toBe(true)
          expect([...state.order].sort()).toEqual([1, 2, 3, 4])
        }
      }),
    )
  })
})
