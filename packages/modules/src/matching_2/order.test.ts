import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairRounds } from '#kit/pairs.ts'
import { pairs } from '#kit/pairs-content.ts'
import { isDone, nextLoose, orderReducer, startOrder } from './order.ts'
import sample from './sample.json' with { type: 'json' }

const [round = []] = pairRounds(pairs.parse(sample))
const start = startOrder(round, 3)
const solve = (state: typeof start) =>
  round.reduce((own, pair, row) => {
    const from = own.order.indexOf(pair.index)
    return from === row ? own : orderReducer(own, { type: 'swap', from, to: row })
  }, state)

describe('cards that change places', () => {
  it('are dealt so that none stands right, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dealt = startOrder(round, seed)
        expect(orderReducer(dealt, { type: 'submit' }).right).toEqual([])
        expect([...dealt.order].sort()).toEqual(round.map((pair) => pair.index))
      }),
    )
  })
  it('change places when one is held and another is pressed', () => {
    const [a = 0, b = 0] = start.order
    const held = orderReducer(start, { type: 'pick', id: a })
    expect(held.held).toBe(a)
    expect(orderReducer(held, { type: 'pick', id: b }).order.slice(0, 2)).toEqual([b, a])
    expect(orderReducer(held, { type: 'pick', id: a }).held).toBeNull()
  })
  it('stay once they are right, and keep the first submission', () => {
    const first = orderReducer(start, { type: 'submit' })
    const done = orderReducer(solve(first), { type: 'submit' })
    expect(isDone(done)).toBe(true)
    expect(done.first).toEqual(first.first)
    expect(orderReducer(done, { type: 'swap', from: 0, to: 1 }).order).toEqual(done.order)
    expect(nextLoose(done, 0)).toBeUndefined()
    expect(nextLoose(start, 0)).toBe(1)
  })
})
