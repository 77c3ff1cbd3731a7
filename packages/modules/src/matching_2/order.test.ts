import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markPairs } from '#kit/pair/pairs.ts'
import { pairs } from '#kit/pair/pairs-content.ts'
import { answerOf, nextLoose, type OrderState, orderReducer, startOrder } from './order.ts'
import sample from './sample.json' with { type: 'json' }

const content = pairs.parse(sample)
const ids = content.groups.map((_, index) => index)
const start = startOrder(ids, ids, 3)
const submit = (state: OrderState) =>
  orderReducer(state, { type: 'judged', verdict: markPairs(content, answerOf(state)) })
const solve = (state: OrderState) =>
  ids.reduce((own, id, row) => {
    const from = own.order.indexOf(id)
    return from === row ? own : orderReducer(own, { type: 'swap', from, to: row })
  }, state)

describe('cards that change places', () => {
  it('are dealt so that none stands right, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dealt = startOrder(ids, ids, seed)
        expect(submit(dealt).right).toEqual([])
        expect([...dealt.order].sort()).toEqual(ids)
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
    const first = submit(start)
    const done = submit(solve(first))
    expect(done.done).toBe(true)
    expect(done.first).toEqual(first.first)
    expect(orderReducer(done, { type: 'swap', from: 0, to: 1 }).order).toEqual(done.order)
    expect(nextLoose(done, 0)).toBeUndefined()
    expect(nextLoose(start, 0)).toBe(1)
  })
})
