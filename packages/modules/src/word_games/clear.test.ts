import { describe, expect, it } from 'vitest'
import { type ClearAction, type ClearState, clearReducer, dealClear, isFound, isOfAsked } from './clear.ts'
import { someWords } from './some-words.ts'

const start = dealClear(someWords(8), 4)
const [question] = start.questions
const asked = question?.asked ?? -1
const mine = question?.cards.filter((card) => card.no === asked).map((card) => card.id) ?? []
const other = question?.cards.find((card) => card.no !== asked)
const play = (...actions: ClearAction[]) => actions.reduce(clearReducer, start)
const pick = (id = -1): ClearAction => ({ type: 'pick', id, right: isOfAsked(start, id) })

describe('what is dealt', () => {
  it('is the three forms of the word among those of three others', () => {
    for (const { asked: own, cards } of start.questions) {
      expect(cards).toHaveLength(12)
      const numbers = new Set(cards.map((card) => card.no))
      expect(numbers.size).toBe(4)
      expect(numbers).toContain(own)
      for (const no of numbers) {
        const forms = cards.filter((card) => card.no === no).map((card) => card.form)
        expect(forms.toSorted()).toEqual(['chinese', 'hakka', 'pinyin'])
      }
    }
  })
})

describe('the cards', () => {
  it('of the word are cleared; the third one finds it and leads on', () => {
    const found = play(...mine.map(pick))
    expect(isFound(found)).toBe(true)
    expect(found.first).toEqual([{ asked, picked: asked }])
    expect(clearReducer(found, { type: 'next' })).toMatchObject({ at: 1, cleared: [], wrong: null })
  })
  it('of another word are wrong for a moment, and the word is missed', () => {
    const wrong = play(pick(mine[0]), pick(other?.id))
    expect(wrong).toMatchObject({ wrong: other?.id, first: [{ asked, picked: other?.no }] })
    const settled = clearReducer(wrong, { type: 'settle' })
    expect(settled).toMatchObject({ wrong: null, cleared: [mine[0]] })
    expect(mine.slice(1).map(pick).reduce(clearReducer, settled).first).toEqual(wrong.first)
  })
  it('do not lead on before all three are found', () => {
    expect(play({ type: 'next' })).toBe(start)
  })
})

describe('changing places', () => {
  const shuffled = (state: ClearState, seed = 11) => clearReducer(state, { type: 'shuffle', seed })
  it('keeps all cards and the gaps of those cleared', () => {
    const state = play(pick(mine[0]))
    const after = shuffled(state)
    expect(after.order).not.toEqual(state.order)
    expect(after.order.toSorted()).toEqual(state.order.toSorted())
    expect(after.order.indexOf(mine[0] ?? -1)).toBe(state.order.indexOf(mine[0] ?? -1))
  })
  it('rests while the found word is shown', () => {
    const found = play(...mine.map(pick))
    expect(shuffled(found)).toBe(found)
  })
})
