import { WORD_GAMES } from '@hakka/contract/constants'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstPick } from './content.ts'
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
}

export type QuizAction = { type: 'pick'; no: number; right: boolean } | { type: 'next' }

export function dealQuiz(words: readonly GameWord[], seed: number): QuizState {
  const numbers = words.map((word) => word.no)
  const questions = shuffle(numbers, seed)
    .slice(0, WORD_GAMES.questions_max)
    .map((asked, index) => {
      const others = numbers.filter((no) => no !== asked)
      const drawn = shuffle(others, seed + 2 * index + 1).slice(0, WORD_GAMES.distractors)
      return { asked, options: shuffle([asked, ...drawn], seed + 2 * index + 2) }
    })
  return { questions, at: 0, wrong: [], solved: false, first: [] }
}

/** Whether a word is the one that is asked for. */
export const isAsked = ({ questions, at }: QuizState, no: number): boolean => questions[at]?.asked === no

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const question = state.questions[state.at]
  if (!question) return state
  if (action.type === 'next') {
    return state.solved ? { ...state, at: state.at + 1, wrong: [], solved: false } : state
  }
  const { asked, options } = question
  const { no, right } = action
  if (state.solved || !options.includes(no) || state.wrong.includes(no)) return state
  const isFirst = state.first.length === state.at
  const first = isFirst ? [...state.first, { asked, picked: no }] : state.first
  return right ? { ...state, solved: true, first } : { ...state, wrong: [...state.wrong, no], first }
}
