import { describe, expect, it } from 'vitest'
import { dealPairs, isCleared, isFailed, isFellow, type PairsState, pairsReducer } from './pairs.ts'
import { someWords } from './some-words.ts'

const start = dealPairs(someWords(6), 3)
const cards = start.rounds[0] ?? []
/** A picked card gets its verdict. */
const pick = (state: PairsState, id: number) =>
  pairsReducer(state, { type: 'pick', id, right: isFellow(state, id) })
const play = (...ids: number[]) => ids.reduce(pick, start)
const idsOf = (no: number) => cards.filter((card) => card.no === no).map((card) => card.id)
const [a = -1, b = -1] = idsOf(0)
const [c = -1] = idsOf(1)

/** Pairs all cards of the present round rightly. */
const clearRound = (state: PairsState) =>
  (state.rounds[state.at] ?? [])
    .toSorted((one, two) => one.no - two.no)
    .reduce((now, { id }) => pick(now, id), state)

describe('what is dealt', () => {
  it('is two different forms of each word, at least one of them in Hakka', () => {
    for (let seed = 0; seed < 60; seed++) {
      const [round = []] = dealPairs(someWords(6), seed).rounds
      for (let no = 0; no < 6; no++) {
        const forms = round.filter((card) => card.no === no).map((card) => card.form)
        expect(new Set(forms).size).toBe(2)
        expect(forms.some((form) => ['hakka', 'pinyin', 'sound'].includes(form))).toBe(true)
      }
      expect(round.filter((card) => card.form === 'sound').length).toBeLessThanOrEqual(2)
    }
  })
  it.each([
    [3, [3]],
    [5, [5]],
    [6, [6]],
    [7, [6, 3]],
    [8, [6, 3]],
    [10, [6, 4]],
    [20, [6, 6]],
  ])('of %i words is rounds of six, the last never too short', (count, sizes) => {
    const { rounds } = dealPairs(someWords(count), 5)
    expect(rounds.map((round) => round.length / 2)).toEqual(sizes)
  })
})

describe('two cards', () => {
  it('of one word are a pair and are taken away', () => {
    const state = play(a, b)
    expect(state).toMatchObject({ paired: [0], picked: [], first: [{ asked: 0, picked: 0 }] })
    expect(pick(state, a)).toBe(state)
  })
  it('of two words lie open until they are put down', () => {
    const failed = play(a, c)
    expect(isFailed(failed)).toBe(true)
    expect(failed.first).toEqual([{ asked: 0, picked: 1 }])
    expect(pairsReducer(failed, { type: 'clear' }).picked).toEqual([])
  })
  it('are put down by whoever goes on before', () => {
    expect(play(a, c, b).picked).toEqual([b])
  })
  it('are two: the same card again is put down', () => {
    expect(play(a, a).picked).toEqual([])
  })
  it('keep the first answer for a word that is tried again', () => {
    expect(play(a, c, a, b).first).toEqual([{ asked: 0, picked: 1 }])
  })
})

describe('a round', () => {
  it('is over when all are paired, and the next one begins', () => {
    const state = dealPairs(someWords(12), 9)
    const cleared = clearRound(state)
    expect(isCleared(cleared)).toBe(true)
    const second = pairsReducer(cleared, { type: 'next' })
    expect(second).toMatchObject({ at: 1, paired: [] })
    const over = pairsReducer(clearRound(second), { type: 'next' })
    expect(over.at).toBe(2)
    expect(over.first).toHaveLength(12)
    expect(isCleared(over)).toBe(false)
  })
  it('does not end before', () => {
    expect(pairsReducer(start, { type: 'next' })).toBe(start)
  })
})
