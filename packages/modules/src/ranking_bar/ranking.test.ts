import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, isNew, OWN_LENGTH, ownId, readRanking, tapped } from './ranking.ts'

describe('an order', () => {
  it('grows with each tap, and closes up where one is tapped again', () => {
    const order = [3, 1, 2].reduce<number[]>(tapped, [])
    expect(order).toEqual([3, 1, 2])
    expect(tapped(order, 1)).toEqual([3, 2])
  })
})

describe('the bars', () => {
  it('give the first of three 3 points and the last 1, over everybody who ranked', () => {
    expect(
      barsOf(
        [1, 2, 3],
        [
          [2, 1, 3],
          [2, 3],
        ],
      ),
    ).toEqual([
      { id: 2, points: 6, place: 1 },
      { id: 3, points: 3, place: 2 },
      { id: 1, points: 2, place: 3 },
    ])
  })
  it('share a place where points are equal', () => {
    expect(
      barsOf(
        [1, 2],
        [
          [1, 2],
          [2, 1],
        ],
      ).map(({ place }) => place),
    ).toEqual([1, 1])
  })
  it('know no option that is not there', () => {
    expect(barsOf([1], [[9, 1]])).toEqual([{ id: 1, points: 0, place: 1 }])
  })
})

describe('an answer of the class', () => {
  it('is new, and no longer than its card, by grapheme', () => {
    expect(isNew(['桐花'], ' 桐花 ')).toBe(false)
    expect(isNew([], ' ')).toBe(false)
    expect(isNew([], '𠊎'.repeat(OWN_LENGTH))).toBe(true)
    expect(isNew([], '𠊎'.repeat(OWN_LENGTH + 1))).toBe(false)
  })
})

describe('what was kept', () => {
  it('is read without options that are gone, and never throws', () => {
    expect(readRanking({ own: ['海'], ballots: [[1, 1, 9, ownId(0)], [9]] }, [1, 2])).toEqual({
      own: ['海'],
      ballots: [[1, -1]],
    })
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(readRanking(value, [1]).ballots)).toBe(true)
      }),
    )
  })
})
