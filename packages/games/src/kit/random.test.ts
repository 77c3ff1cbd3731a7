import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from './random.ts'

const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

describe('chance of a seed', () => {
  it('is the same everywhere and for ever: these numbers are in plays that were kept', () => {
    const { below } = random('000102030405060708090a0b0c0d0e0f')
    expect([below(1000), below(1000), below(1000), below(1000)]).toMatchInlineSnapshot(`
      [
        570,
        894,
        375,
        261,
      ]
    `)
  })

  it('draws within bounds and deals every item once', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer(), { maxLength: 40 }), fc.nat(50), (seed, items, n) => {
        const { below, shuffle, pick } = random(seed)
        expect(below(n)).toBeLessThan(Math.max(1, n))
        expect(shuffle(items).toSorted()).toEqual(items.toSorted())
        expect(pick(items, n)).toHaveLength(Math.min(n, items.length))
      }),
    )
  })

  it('lets no place have a favourite', () => {
    const { shuffle } = random('c0ffee00c0ffee00c0ffee00c0ffee00')
    const first = [0, 0, 0, 0]
    for (let round = 0; round < 4000; round += 1) {
      const place = shuffle([0, 1, 2, 3])[0] ?? 0
      first[place] = (first[place] ?? 0) + 1
    }
    for (const times of first) expect(Math.abs(times - 1000)).toBeLessThan(130)
  })

  it('has a chance even for a seed of zeros', () => {
    const { below } = random('0'.repeat(32))
    expect(new Set([below(1e6), below(1e6), below(1e6)]).size).toBe(3)
  })
})
