import { WORD_GAMES } from '@hakka/contract/constants'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstPick } from './content.ts'
import { type Misses, missedOnce } from './misses.ts'
import type { GameWord } from './words.ts'

/** A word asked for among others; all by their numbers. */
interface QuizQuestion {
  asked: number
  options: readonly number[]
}

/** Games 1 and 4: one word of four, question by question. */
export interface QuizState {
  readonly questions: readonly QuizQuestion[]
  /** Index of the question; past the last one the game is over. */
  readonly at: number
  /** Picked wrongly in this question. */
  readonly wrong: readonly number[]
  readonly solved: boolean
  readonly first: readonly FirstPick[]
  /** By the word that was asked for. */
  readonly misses: Misses
}

export type QuizAction =
  | { type: 'pick'; no: number; right: boolean }
  | { type: 'next' }
  | { type: 'go'; at: number }

/** @param only the words that are asked for; else any */
export function dealQuiz(words: readonly GameWord[], seed: number, only?: readonly number[]): QuizState {
  const numbers = words.map((word) => word.no)
  const questions = shuffle(only ?? numbers, seed)
    .slice(0, WORD_GAMES.questions_max)
    .map((asked, index) => {
      const others = numbers.filter((no) => no !== asked)
      const drawn = shuffle(others, seed + 2 * index + 1).slice(0, WORD_GAMES.distractors)
      return { asked, options: shuffle([asked, ...drawn], seed + 2 * index + 2) }
    })
  return { questions, at: 0, wrong: [], solved: false, first: [], misses: {} }
}

/** Whether a word is the one that is asked for. */
export const isAsked = ({ questions, at }: QuizState, no: number): boolean => questions[at]?.asked === no

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'go') return { ...state, at: action.at, wrong: [], solved: false }
  const question = state.questions[state.at]
  if (!question) return state
  if (action.type === 'next') {
    return state.solved ? { ...state, at: state.at + 1, wrong: [], solved: false } : state
  }
  const { asked, options } = question
  const { no, right } = action
  if (state.solved || !options.includes(no) || state.wrong.includes(no)) return state
  const isFirst = !state.first.some((own) => own.asked === asked)
  const first = isFirst ? [...state.first, { asked, picked: no }] : state.first
  if (right) return { ...state, solved: true, first }
  return { ...state, wrong: [...state.wrong, no], first, misses: missedOnce(state.misses, asked) }
}

/** A tap as it is played again. */
export function quizStep(before: QuizState, no: number, right: boolean): QuizState {
  const state = quizReducer(before, { type: 'pick', no, right })
  return state.solved ? quizReducer(state, { type: 'next' }) : state
}
