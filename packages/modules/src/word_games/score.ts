import type { Score } from '#kit/score.ts'
import type { WordGamesContent } from './module.ts'
import type { FirstPick } from './words.ts'

const isFirstPick = (value: unknown): value is FirstPick =>
  typeof value === 'object' &&
  value !== null &&
  'asked' in value &&
  typeof value.asked === 'number' &&
  'picked' in value &&
  typeof value.picked === 'number'

/** One point for each question of a game whose first pick was what was asked for. */
export function scoreWordGames(_content: WordGamesContent, answer: unknown): Score {
  if (!Array.isArray(answer) || !answer.every(isFirstPick))
    return { kind: 'invalid', reason: 'not-an-answer' }
  const earned = answer.filter(({ asked, picked }) => asked === picked).length
  return { kind: 'points', earned, total: answer.length }
}
