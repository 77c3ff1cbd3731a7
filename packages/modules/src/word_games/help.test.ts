import { describe, expect, it } from 'vitest'
import { clearReducer, dealClear } from './clear.ts'
import { clearHelp, helpAmong, litCard, pairsHelp } from './help.ts'
import { dealPairs, isFellow, pairsReducer } from './pairs.ts'
import { someWords } from './some-words.ts'

describe('one among four', () => {
  it('is helped by the wrong one that was tried first going, then by showing the answer', () => {
    expect(helpAmong([7])).toMatchObject({ taken: undefined, tells: false })
    expect(helpAmong([7, 3])).toEqual({ taken: 7, tells: false })
    expect(helpAmong([7, 3, 9])).toEqual({ taken: 7, tells: true })
  })
})

describe('three cards of a word', () => {
  const start = dealClear(someWords(8), 4)
  const [question] = start.questions
  const others = question?.cards.filter(({ no }) => no !== question.asked).map(({ id }) => id) ?? []
  const mine = question?.cards.filter(({ no }) => no === question.asked).map(({ id }) => id) ?? []
  const miss = (state: typeof start, id = -1) => clearReducer(state, { type: 'pick', id, right: false })
  const hit = (state: typeof start, id = -1) => clearReducer(state, { type: 'pick', id, right: true })

  it('are helped by one wrong card that turns over for this word, the same however often it is missed', () => {
    const once = miss(start, others[0])
    expect(clearHelp(once)).toEqual({ tells: false })
    const twice = miss(once, others[1])
    expect(clearHelp(twice)).toEqual({ taken: others[0], tells: false })
    expect(clearHelp(miss(twice, others[2]))).toEqual({ taken: others[0], tells: true })
    const found = mine.reduce(hit, twice)
    expect(clearHelp(found)).toEqual({ tells: false })
    expect(clearHelp(clearReducer(found, { type: 'next' }))).toEqual({ tells: false })
  })
  it('are lit one by one, those that are still there', () => {
    const lit = litCard(start)
    expect(mine).toContain(lit)
    const next = litCard(hit(start, lit))
    expect(mine).toContain(next)
    expect(next).not.toBe(lit)
  })
})

describe('a pair', () => {
  const start = dealPairs(someWords(6), 3)
  const cards = start.rounds[0] ?? []
  const [open, ...rest] = cards
  const wrong = rest.filter(({ no }) => no !== open?.no)
  const pick = (state: typeof start, id = -1) =>
    pairsReducer(state, { type: 'pick', id, right: isFellow(state, id) })
  const miss = (state: typeof start, id = -1) => pick(pick(state, open?.id), id)

  it('is helped by the card that was tried first stepping back while its fellow is looked for', () => {
    const twice = miss(miss(start, wrong[0]?.id), wrong[1]?.id)
    expect(pairsHelp(twice)).toEqual({ no: open?.no, taken: wrong[0]?.id, tells: false })
    const down = pairsReducer(twice, { type: 'clear' })
    expect(pairsHelp(down)).toEqual({ tells: false })
    expect(pairsHelp(pick(down, open?.id))).toMatchObject({ taken: wrong[0]?.id })
    const another = wrong.find(({ id }) => id !== wrong[0]?.id)
    expect(pairsHelp(pick(down, another?.id))).toEqual({ tells: false })
    expect(pairsHelp(miss(down, wrong[2]?.id))).toMatchObject({ no: open?.no, tells: true })
  })
})
