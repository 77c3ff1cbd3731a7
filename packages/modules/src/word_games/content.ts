import { z } from 'zod'
import { hakkaUnderHakka, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'
import { DIRECTIONS } from './directions.ts'
import { GAMES } from './game-id.ts'

/** More than any game with words asks for. */
const QUESTIONS_MAX = 20

const chinese = translation(500).default('')
const sign = hakkaUnderHakka({ chinese })

/** A maze question: what is heard, a sign for each direction, and the one that leads on. */
const mazeQuestion = z
  .object({
    question: hakkaUnderHakka({
      chinese,
      audioUrl: means({ is: 'sound' }, z.string().min(1).max(500)).optional(),
      /** A machine's voice. */
      synthetic: z.boolean().optional(),
    }),
    /** What the four signs show. */
    form: z.enum(['hakka', 'pinyin', 'chinese']),
    options: z.object({ up: sign, left: sign, right: sign, down: sign }),
    answer: z.enum(DIRECTIONS),
  })
  .superRefine(({ form, options }, context) => {
    const shown = DIRECTIONS.map((direction) => options[direction][form])
    if (shown.includes('') || new Set(shown).size < shown.length) {
      context.addIssue({ code: 'custom', message: '四個方向的文字要都有，而且不能一樣', path: ['options'] })
    }
  })
export type MazeQuestion = z.output<typeof mazeQuestion>

/** The first four games take the lesson's words; only the maze brings questions of its own. */
export const wordGamesContent = z.object({ questions: z.array(mazeQuestion).max(QUESTIONS_MAX) })
export type WordGamesContent = z.output<typeof wordGamesContent>
/** The same as it is being written. */
export type WordGamesDraft = z.input<typeof wordGamesContent>

const number = z.number().int().min(0)

/** What was asked and what was picked for it first: a word's number; in the maze a crossing's and a direction's. */
const firstPick = z.object({ asked: number, picked: number })
export type FirstPick = z.output<typeof firstPick>

/** Four at each crossing of the longest maze; no other game has as many. */
const TAPS_MAX = QUESTIONS_MAX * DIRECTIONS.length

/** What was picked first in a game that was played to its end. */
const played = z.object({ game: z.enum(GAMES), picks: z.array(firstPick).min(1).max(QUESTIONS_MAX) })

/**
 * A game as far as it was played: what its seed deals of the lesson's words, and what was tapped. The number of a word,
 * of a card of the question or round; in the maze of a direction.
 */
const taps = z.object({
  game: z.enum(GAMES),
  seed: number.max(2 ** 32),
  taps: z.array(number).min(1).max(TAPS_MAX),
})
export type GameTaps = z.output<typeof taps>

export const wordGamesAnswer = z.union([played, taps])
export type WordGamesAnswer = z.output<typeof wordGamesAnswer>
