import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testWord } from '#kit/testing/render.tsx'
import { dealClear } from './clear.ts'
import { wordGamesAnswer, wordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import { GAMES, type GameId } from './game-id.ts'
import { dealPairs } from './pairs.ts'
import { dealQuiz } from './quiz.ts'
import sample from './sample.json' with { type: 'json' }
import { markWordGames } from './score.ts'
import { someWords } from './some-words.ts'
import { gameWords } from './words.ts'

const content = wordGamesContent.parse(sample)
const vocabulary = someWords(16).map(({ hakka, pinyin, chinese }) => testWord(hakka, pinyin, chinese))
const words = gameWords(vocabulary)
const mark = (game: GameId, seed: number, taps: readonly number[]) =>
  markWordGames(content, { game, seed, taps }, { words: vocabulary })

/** What a learner taps who knows all words. */
function rightTaps(game: GameId, seed: number): number[] {
  switch (game) {
    case 'listen':
    case 'name':
      return dealQuiz(words, seed).questions.map(({ asked }) => asked)
    case 'clear':
      return dealClear(words, seed).questions.flatMap(({ asked, cards }) =>
        cards.filter(({ no }) => no === asked).map(({ id }) => id),
      )
    case 'pairs':
      return dealPairs(words, seed).rounds.flatMap((cards) =>
        cards.toSorted((one, other) => one.no - other.no).map(({ id }) => id),
      )
    case 'maze':
      return content.questions.map(({ answer }) => DIRECTIONS.indexOf(answer))
  }
}

describe.each(GAMES)('the taps of the game %s', (game) => {
  it('are right one by one, and at the end earn all there is, whatever was dealt', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (seed) => {
        const taps = rightTaps(game, seed)
        for (const at of taps.keys())
          expect(mark(game, seed, taps.slice(0, at + 1))).toMatchObject({
            right: [taps[at]],
            done: at + 1 === taps.length,
          })
        const { score } = mark(game, seed, taps)
        expect(score.kind === 'points' && score.total > 0 && score.earned === score.total).toBe(true)
        expect(score).not.toHaveProperty('claimed')
        expect(wordGamesAnswer.safeParse({ game, seed, taps }).success).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
  it('are told wrong, and cost a point that no later tap brings back', () => {
    const taps = rightTaps(game, 7)
    const before = game === 'pairs' ? taps.slice(0, 1) : []
    const all = words.map((_, tap) => tap).filter((tap) => !before.includes(tap))
    const wrong = all
      .map((tap) => [...before, tap])
      .find((one) => {
        const { right, score } = mark(game, 7, one)
        return score.kind === 'points' && right.length === 0
      })
    expect(wrong).toBeDefined()
    const { done, score } = mark(game, 7, [...(wrong ?? []), ...taps])
    expect(done).toBe(true)
    expect(score.kind === 'points' && score.earned === score.total - 1).toBe(true)
  })
  it('that nobody could make in it earn nothing', () => {
    const taps = rightTaps(game, 7)
    for (const none of [[999], [...taps, 0]])
      expect(mark(game, 7, none)).toMatchObject({ right: [], done: false, score: { kind: 'invalid' } })
  })
})
