import { WORD_GAMES } from '@hakka/contract/constants'
import type { GameId } from './game-id.ts'
import { PAIRS_LEAST } from './pairs.ts'
import { ui } from './ui.ts'
import type { GameWord } from './words.ts'

const CHOICES = WORD_GAMES.distractors + 1

/** The words a game can ask for. */
export function wordsFor(game: GameId, words: readonly GameWord[]): readonly GameWord[] {
  if (game === 'clear') return words.filter((word) => word.chinese !== '')
  if (game === 'name') return words.filter((word) => word.chinese !== '' || word.image)
  return words
}

/** Whether none of the words can be heard. */
export const areSilent = (words: readonly GameWord[]): boolean => words.every(({ audio }) => !audio)

/** The same of the maze's questions. */
export const isMazeSilent = (
  questions: readonly { question: { audioUrl?: string | undefined } }[],
): boolean => questions.every(({ question }) => !question.audioUrl)

/** A game's name and what one does in it. */
export const gameTexts = (game: GameId, silent: boolean) => ({
  ...ui.games[game],
  ...(silent && ui.silentGames[game]),
})

/** Why a game can't be played in this lesson, or nothing where it can. */
export function whyNot(game: GameId, words: readonly GameWord[], crossings: number): string | undefined {
  if (game === 'maze') return crossings > 0 ? undefined : ui.noMaze
  const needed = game === 'pairs' ? PAIRS_LEAST : CHOICES
  const there = wordsFor(game, words).length
  return there >= needed ? undefined : ui.tooFew(needed, there)
}
