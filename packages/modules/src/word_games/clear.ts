import { WORD_GAMES } from '@hakka/contract/constants'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstPick } from './content.ts'
import { type Misses, missedOnce } from './misses.ts'
import type { Card } from './pairs.ts'
import type { Form, GameWord } from './words.ts'

/** Game 3: hear a word and clear its three cards, while all cards change places. */
export interface ClearState {
  readonly questions: readonly { asked: number; cards: readonly Card[] }[]
  /** Index of the question; past the last one the game is over. */
  readonly at: number
  /** Ids of the cards in their places. */
  readonly order: readonly number[]
  readonly cleared: readonly number[]
  /** The card just picked wrongly. */
  readonly wrong: number | null
  /** Cards picked wrongly in this question, in the order of their first time. */
  readonly tried: readonly number[]
  readonly first: readonly FirstPick[]
  /** By the word that was asked for. */
  readonly misses: Misses
}

export type ClearAction =
  | { type: 'pick'; id: number; right: boolean }
  | { type: 'settle' }
  | { type: 'shuffle'; seed: number }
  | { type: 'next' }
  | { type: 'go'; at: number }

const FORMS: readonly Form[] = ['hakka', 'pinyin', 'chinese']

/**
 * @param words each with Chinese
 * @param only the words that are asked for; else any
 */
export function dealClear(words: readonly GameWord[], seed: number, only?: readonly number[]): ClearState {
  const numbers = words.map((word) => word.no)
  const questions = shuffle(only ?? numbers, seed)
    .slice(0, WORD_GAMES.clear_max)
    .map((asked, index) => {
      const others = numbers.filter((no) => no !== asked)
      const drawn = shuffle(others, seed + index + 1).slice(0, WORD_GAMES.distractors)
      const cards = [asked, ...drawn].flatMap((no) => FORMS.map((form) => ({ no, form })))
      return { asked, cards: shuffle(cards, seed + 50 + index).map((card, id) => ({ ...card, id })) }
    })
  return { questions, first: [], misses: {}, ...laidOut(questions, 0) }
}

/** A question as it begins. */
const laidOut = (questions: ClearState['questions'], at: number) => ({
  at,
  order: questions[at]?.cards.map((card) => card.id) ?? [],
  cleared: [],
  wrong: null,
  tried: [],
})

/** All three cards of the word are cleared. */
export const isFound = (state: ClearState): boolean => state.cleared.length === FORMS.length

/** Whether a card is one of the word that is asked for. */
export function isOfAsked({ questions, at }: ClearState, id: number): boolean {
  const question = questions[at]
  return question?.cards.find((card) => card.id === id)?.no === question?.asked
}

/** The first pick for the word that is asked for is made: no later one counts. */
export const isAnswered = ({ questions, at, first }: ClearState): boolean =>
  first.some(({ asked }) => asked === questions[at]?.asked)

export function clearReducer(state: ClearState, action: ClearAction): ClearState {
  if (action.type === 'go') return { ...state, ...laidOut(state.questions, action.at) }
  const question = state.questions[state.at]
  if (!question) return state
  switch (action.type) {
    case 'settle':
      return { ...state, wrong: null }
    case 'shuffle':
      return isFound(state) ? state : { ...state, order: mixed(state, action.seed) }
    case 'next':
      return isFound(state) ? { ...state, ...laidOut(state.questions, state.at + 1) } : state
    case 'pick':
      return pick(state, question, action)
  }
}

/** The cards left change places among themselves: gaps stay gaps. */
function mixed({ order, cleared }: ClearState, seed: number): number[] {
  const left = shuffle(
    order.filter((id) => !cleared.includes(id)),
    seed,
  )
  return order.map((id) => (cleared.includes(id) ? id : (left.shift() ?? id)))
}

function pick(
  state: ClearState,
  { asked, cards }: { asked: number; cards: readonly Card[] },
  { id, right }: { id: number; right: boolean },
): ClearState {
  const card = cards.find((own) => own.id === id)
  if (!card || isFound(state) || state.cleared.includes(id)) return state
  const answered = isAnswered(state)
  if (!right) {
    const first = answered ? state.first : [...state.first, { asked, picked: card.no }]
    const tried = state.tried.includes(id) ? state.tried : [...state.tried, id]
    return { ...state, wrong: id, tried, first, misses: missedOnce(state.misses, asked) }
  }
  const next = { ...state, wrong: null, cleared: [...state.cleared, id] }
  return isFound(next) && !answered ? { ...next, first: [...state.first, { asked, picked: asked }] } : next
}

/** A tap as it is played again. */
export function clearStep(before: ClearState, id: number, right: boolean): ClearState {
  const state = clearReducer(before, { type: 'pick', id, right })
  return isFound(state) ? clearReducer(state, { type: 'next' }) : state
}
