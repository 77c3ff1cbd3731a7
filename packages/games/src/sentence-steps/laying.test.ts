import { describe, expect, it } from 'vitest'
import { emptyStair, isFull, lay, type Stair, takeBack, takeBackLast } from './laying.ts'

const places = (stair: Stair) => stair.map((own) => own?.place ?? null)

describe('cards on the stair', () => {
  const two = lay(lay(emptyStair(3), 2, 100), 0, 200)

  it('lie on the first free step, or on the one that was meant', () => {
    expect(places(two)).toEqual([2, 0, null])
    expect(places(lay(emptyStair(3), 2, 100, 2))).toEqual([null, null, 2])
    expect(isFull(two)).toBe(false)
    expect(isFull(lay(two, 1, 300))).toBe(true)
    expect(places(lay(lay(two, 1, 300), 3, 400))).toEqual([2, 0, 1])
  })

  it('change places with what lay there, be it from a step or from the pool', () => {
    expect(lay(two, 0, 300, 0)).toEqual([{ place: 0, at: 300 }, { place: 2, at: 300 }, null])
    expect(places(lay(two, 1, 300, 0))).toEqual([1, 0, null])
    expect(places(lay(two, 2, 300, 2))).toEqual([null, 0, 2])
    expect(lay(two, 2, 300, 0)).toBe(two)
  })

  it('go back by themselves, the last one first', () => {
    expect(places(takeBack(two, 0))).toEqual([null, 0, null])
    expect(places(takeBackLast(two))).toEqual([2, null, null])
    expect(places(takeBackLast(emptyStair(3)))).toEqual([null, null, null])
  })
})
