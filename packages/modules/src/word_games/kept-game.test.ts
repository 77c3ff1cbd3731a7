import { describe, expect, it } from 'vitest'
import { clearStep, dealClear, isOfAsked } from './clear.ts'
import { dealtOf, readGame } from './kept-game.ts'
import { dealPairs, isFellow, openCard, pairsStep } from './pairs.ts'
import { dealQuiz, quizStep } from './quiz.ts'
import { resumed, type Tapped } from './replay.ts'
import { someWords } from './some-words.ts'

const words = someWords(8)

describe('a game under way', () => {
  it('is read as it was kept, and not what is none', () => {
    const game = { game: 'clear', seed: 5, of: 3, only: [1, 2], tapped: [[4, true]], counted: [4] }
    expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game)
    expect(readGame({ ...game, only: undefined })).toMatchObject({ only: undefined })
    for (const none of [null, { ...game, game: 'chess' }, { ...game, tapped: [[4]] }, { ...game, seed: '5' }])
      expect(readGame(none)).toBeUndefined()
  })
  it('is another one with other words', () => {
    expect(dealtOf(words)).toBe(dealtOf(someWords(8)))
    expect(dealtOf(words)).not.toBe(dealtOf(someWords(7)))
  })
  it('of three cards stands where it stood: what is cleared, and the misses of the word', () => {
    const start = dealClear(words, 4)
    const [question] = start.questions
    const tapped = [0, 1, 2, 3, 4].map((id): Tapped => [id, isOfAsked(start, id)])
    const state = resumed(start, tapped, clearStep, start.questions.length)
    expect(state.cleared).toEqual(tapped.flatMap(([id, right]) => (right ? id : [])))
    expect(state.misses[question?.asked ?? -1]).toBe(tapped.filter(([, right]) => !right).length)
  })
  it('of pairs keeps the card that lies open', () => {
    const start = dealPairs(words, 4)
    const [card] = start.rounds[0] ?? []
    const fellow = start.rounds[0]?.find(({ id, no }) => id !== card?.id && no === card?.no)
    const open = resumed(start, [[card?.id ?? -1, true]], pairsStep, start.rounds.length)
    expect(openCard(open)).toBe(card?.id)
    expect(isFellow(open, fellow?.id ?? -1)).toBe(true)
  })
  it('asks for the last word once more where that would have ended it', () => {
    const start = dealQuiz(words, 4)
    const all = start.questions.map(({ asked }): Tapped => [asked, true])
    const state = resumed(start, all, quizStep, start.questions.length)
    expect(state.at).toBe(start.questions.length - 1)
  })
})

describe('what is practised again', () => {
  it('is asked for among all the words, and nothing else', () => {
    const { questions } = dealQuiz(words, 9, [2, 5])
    expect(questions.map(({ asked }) => asked).toSorted()).toEqual([2, 5])
    expect(questions.every(({ options }) => options.length === 4)).toBe(true)
    expect(dealClear(words, 9, [2]).questions.map(({ asked, cards }) => [asked, cards.length])).toEqual([
      [2, 12],
    ])
  })
  it('is a round of pairs with others where it would be none', () => {
    const cards = dealPairs(words, 9, [2]).rounds.flat()
    expect(cards.filter(({ no }) => no === 2)).toHaveLength(2)
    expect(cards).toHaveLength(6)
  })
})
