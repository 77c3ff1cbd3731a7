import { expect, it } from 'vitest'
import { allFalls, DEEPEST, type Ending, fallOf, lengthOf, signOf } from './melody.ts'

const ENDINGS: Ending[] = ['comma', 'stop', 'question']
const sinks = (count: number, ending: Ending) => fallOf(count, ending).map(({ sink }) => sink)

it('falls by one to two semitones before a full stop, the last syllable most, less in a question', () => {
  expect(sinks(6, 'stop')).toEqual([0, 0.25, 0.5, 0.75, 1, 1.75])
  expect(sinks(6, 'question').at(-1)).toBeLessThan(1)
  expect(sinks(6, 'comma').at(-1)).toBeLessThan(1)
  for (const ending of ENDINGS) {
    for (let count = 2; count < 20; count++) {
      expect(sinks(count, ending)).toEqual(sinks(count, ending).toSorted((a, b) => a - b))
      expect(sinks(count, ending)).toContain(0)
      expect(Math.max(...sinks(count, ending))).toBeLessThanOrEqual(DEEPEST)
    }
  }
})

it('draws out the last syllable, most of all before a full stop', () => {
  const lengths = (ending: Ending) => fallOf(3, ending).map(lengthOf)
  expect(lengths('stop')).toEqual([100, 100, 130])
  expect(lengths('question')).toEqual([100, 100, 115])
})

it('has a phoneme of its own for every place in every fall', () => {
  const signs = allFalls().map(signOf)
  expect(new Set(signs).size).toBe(signs.length)
  for (const ending of ENDINGS) {
    for (let count = 1; count < 20; count++) {
      const used = fallOf(count, ending).map(signOf)
      expect(used.filter((sign) => sign !== '' && !signs.includes(sign))).toEqual([])
    }
  }
})
