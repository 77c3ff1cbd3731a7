import type { Score } from '#kit/score.ts'
import { type LessonWords, nothingRight, type Verdict } from '#kit/verdict.ts'
import type { FirstPick, GameTaps, WordGamesAnswer, WordGamesContent } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import { GAMES } from './game-id.ts'
import { type Replay, replayed } from './replay.ts'
import { gameWords } from './words.ts'

const NO: Score = { kind: 'invalid', reason: 'not-an-answer' }
const NO_LESSON: LessonWords = { words: [] }

const isFirstPick = (value: unknown): value is FirstPick =>
  typeof value === 'object' &&
  value !== null &&
  'asked' in value &&
  typeof value.asked === 'number' &&
  'picked' in value &&
  typeof value.picked === 'number'

const isTaps = (value: unknown): value is GameTaps =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  GAMES.some((game) => game === value.game) &&
  'seed' in value &&
  typeof value.seed === 'number' &&
  'taps' in value &&
  Array.isArray(value.taps) &&
  value.taps.every((tap) => typeof tap === 'number')

/**
 * One point for each question of a game whose first pick was what was asked for. Taps are played again: the seed and the
 * lesson's words say what was asked. Of first picks that is believed, but for the maze, whose questions are the content's.
 */
export function scoreWordGames(
  content: WordGamesContent,
  answer: unknown,
  { words }: LessonWords = NO_LESSON,
): Score {
  if (!isTaps(answer)) return scoreOfPicks(content, answer)
  const replay = replayed(content, gameWords(words), answer)
  return replay ? scoreOf(replay, content, answer) : { kind: 'invalid', reason: 'unknown-option' }
}

/** Of the last tap whether it is right; of all of them whether the game is over. */
export const markWordGames = (content: WordGamesContent, answer: unknown, lesson: LessonWords): Verdict =>
  markAgain(content, answer, lesson, undefined)

/**
 * The same where only some are practised once more, which nobody scores.
 * @param only numbers of words, or of the maze's crossings
 */
export function markAgain(
  content: WordGamesContent,
  answer: unknown,
  { words }: LessonWords,
  only: readonly number[] | undefined,
): Verdict {
  const replay = isTaps(answer) ? replayed(content, gameWords(words), answer, only) : undefined
  if (!replay || !isTaps(answer)) return nothingRight({ kind: 'invalid', reason: 'unknown-option' })
  return {
    right: replay.right ? answer.taps.slice(-1) : [],
    full: [],
    done: replay.over,
    score: scoreOf(replay, content, answer),
  }
}

function scoreOf({ first, total }: Replay, { questions }: WordGamesContent, { game }: GameTaps): Score {
  const wanted = (asked: number) => (game === 'maze' ? wayAt(questions, asked) : asked)
  return {
    kind: 'points',
    earned: first.filter(({ asked, picked }) => wanted(asked) === picked).length,
    total,
  }
}

/** The number of the direction that leads on; a crossing that is not there has none. */
function wayAt(questions: WordGamesContent['questions'], at: number): number {
  const way = questions[at]?.answer
  return way ? DIRECTIONS.indexOf(way) : -1
}

function scoreOfPicks({ questions }: WordGamesContent, answer: unknown): Score {
  if (typeof answer !== 'object' || answer === null || !('game' in answer) || !('picks' in answer)) return NO
  const { game, picks } = answer
  if (!Array.isArray(picks) || picks.length === 0 || !picks.every(isFirstPick)) return NO
  if (new Set(picks.map(({ asked }) => asked)).size < picks.length) return NO
  if (game !== 'maze') {
    const earned = picks.filter(({ asked, picked }) => asked === picked).length
    return { kind: 'points', earned, total: picks.length, claimed: true }
  }
  if (picks.some(({ asked }) => !questions[asked])) return { kind: 'invalid', reason: 'unknown-option' }
  const earned = picks.filter(({ asked, picked }) => wayAt(questions, asked) === picked).length
  return { kind: 'points', earned, total: questions.length }
}

/** The maze's ways; without a maze, one word that was found at once. */
export const solveWordGames = ({ questions }: WordGamesContent): WordGamesAnswer =>
  questions.length > 0
    ? { game: 'maze', seed: 0, taps: questions.map((_, at) => wayAt(questions, at)) }
    : { game: 'listen', picks: [{ asked: 0, picked: 0 }] }
