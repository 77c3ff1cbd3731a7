import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreWordGames } from './score.ts'

const content = { questions: [] }
const maze = wordGamesContent.parse(sample)

describe('the score of a word game', () => {
  it('counts the questions whose first pick was right', () => {
    const picks = [
      { asked: 3, picked: 3 },
      { asked: 1, picked: 2 },
      { asked: 0, picked: 0 },
    ]
    expect(scoreWordGames(content, { game: 'listen', picks })).toEqual({
      kind: 'points',
      earned: 2,
      total: 3,
      claimed: true,
    })
  })
  it('knows the ways of the maze itself', () => {
    const picks = maze.questions.map(({ answer }, asked) => ({ asked, picked: DIRECTIONS.indexOf(answer) }))
    const total = maze.questions.length
    expect(scoreWordGames(maze, { game: 'maze', picks })).toEqual({ kind: 'points', earned: total, total })
    const [first, ...others] = picks
    const astray = { asked: 0, picked: ((first?.picked ?? 0) + 1) % DIRECTIONS.length }
    expect(scoreWordGames(maze, { game: 'maze', picks: [astray, ...others] })).toMatchObject({
      earned: total - 1,
    })
    expect(scoreWordGames(maze, { game: 'maze', picks: others })).toMatchObject({ earned: total - 1, total })
    expect(scoreWordGames(content, { game: 'maze', picks })).toMatchObject({ reason: 'unknown-option' })
  })
  it('refuses what is no list of picks, and what was asked twice', () => {
    const invalid = { kind: 'invalid', reason: 'not-an-answer' }
    expect(scoreWordGames(content, { asked: 1, picked: 1 })).toEqual(invalid)
    for (const picks of [[], [{ asked: 1 }], Array(2).fill({ asked: 1, picked: 1 })])
      expect(scoreWordGames(content, { game: 'listen', picks })).toEqual(invalid)
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('maze', 'listen'), (picks, game) => {
        for (const answer of [picks, { game, picks }, { game, picks: [picks] }]) {
          const score = scoreWordGames(maze, answer)
          expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
        }
      }),
    )
  })
})
