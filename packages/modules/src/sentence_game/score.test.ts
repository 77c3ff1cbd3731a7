import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlacedAnswer } from '#kit/score.ts'
import { sentenceGameContent } from './content.ts'
import { answered, gameReducer, keptGame, resultOf, startGame } from './game.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreSentenceGame } from './score.ts'
import { wholeSentence } from './whole.ts'

const content = sentenceGameContent.parse(sample)

describe('the score of a sentence game', () => {
  it('counts the questions whose first answer was exactly right', () => {
    expect(scoreSentenceGame(content, { 0: [1], 1: [5, 4], 2: [7] })).toMatchObject({ earned: 3, total: 3 })
    expect(scoreSentenceGame(content, { 0: [1, 2], 1: [4], 2: [8] })).toMatchObject({ earned: 0 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreSentenceGame(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})

describe('a game', () => {
  const tryOf = (answer: PlacedAnswer) => ({ answer, score: scoreSentenceGame(content, answer) })

  it('goes on only from an answered question, and keeps the first answer', () => {
    expect(gameReducer(startGame, { type: 'next' })).toBe(startGame)
    const once = gameReducer(startGame, { type: 'answered', first: tryOf({ 0: [2] }) })
    const twice = gameReducer(once, { type: 'answered', first: tryOf({ 0: [1] }) })
    expect(resultOf(twice)).toEqual({ answer: { 0: [2] }, score: { kind: 'points', earned: 0, total: 3 } })
    expect(gameReducer(twice, { type: 'next' }).at).toBe(1)
  })
  it('has what took more than one try again after the last question, the latest first, and its first score stays', () => {
    const tries = [2, 0, 1].map((misses, index) => ({ ...tryOf({ [index]: [] }), misses }))
    const asked = tries.reduce(
      (game, first) => gameReducer(gameReducer(game, { type: 'answered', first }), { type: 'next' }),
      startGame,
    )
    expect([asked.at, asked.again]).toEqual([3, [2, 0]])
    expect(gameReducer(asked, { type: 'next' })).toBe(asked)
    const redone = gameReducer(gameReducer(asked, { type: 'redone' }), { type: 'redone' })
    const next = gameReducer(redone, { type: 'next' })
    expect([next.at, next.redone, resultOf(next)]).toEqual([4, 1, resultOf(asked)])
    expect(keptGame(JSON.parse(JSON.stringify(next)), 3)).toEqual(next)
    expect(keptGame(next, 2)).toBeUndefined()
    expect(keptGame({ ...next, at: 6 }, 3)).toBeUndefined()
  })
  it('begins at the first question again, as another game', () => {
    const played = gameReducer(startGame, { type: 'answered', first: tryOf({ 0: [1] }) })
    const again = gameReducer(gameReducer(played, { type: 'next' }), { type: 'again' })
    expect([again.at, answered(again), again.run]).toEqual([0, 0, 1])
  })
})

describe('a whole sentence', () => {
  it('has the correct options in its gaps, with their syllables', () => {
    const [one, two, none] = content.questions.map(wholeSentence)
    expect(one).toEqual({ text: '打早，𠊎洗面。', pinyin: 'da31 zo31 ngai11 se31 mien55' })
    expect(two).toEqual({
      text: '𠊎摎同學共下去學校。',
      pinyin: 'ngai11 lau24 tung11 hog5 kiung55 ha55 hi55 hog5 gau31',
    })
    expect(none).toBeUndefined()
  })
})
