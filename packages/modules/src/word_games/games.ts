import { WORD_GAMES } from '@hakka/contract/constants'
import type { WordGamesContent } from './module.ts'
import { PAIRS_LEAST } from './pairs.ts'
import { ui } from './ui.ts'
import type { GameWord } from './words.ts'

/** The five games, in the order of the chooser. */
export const GAMES = ['listen', 'pairs', 'clear', 'name', 'maze'] as const
export type GameId = (typeof GAMES)[number]

const CHOICES = WORD_GAMES.distractors + 1

/** The words a game can ask for. */
export function wordsFor(game: GameId, words: readonly GameWord[]): readonly GameWord[] {
  if (game === 'clear') return words.filter((word) => word.chinese !== '')
  if (game === 'name') return words.filter((word) => word.chinese !== '' || word.image)
  return words
}

/** Why a game can't be played in this lesson, or nothing where it can. */
export function whyNot(
  game: GameId,
  words: readonly GameWord[],
  { questions }: WordGamesContent,
): string | undefined {
  if (game === 'maze') return questions.length > 0 ? undefined : ui.noMaze
  const needed = game === 'pairs' ? PAIRS_LEAST : CHOICES
  const there = wordsFor(game, words).length
  return there >= needed ? undefined : ui.tooFew(needed, there)
}
