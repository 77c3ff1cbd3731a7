import type { CheckKind } from '@hakka/contract/constants'

/** What of a question its state needs. */
interface Asked {
  kind: CheckKind
  at: number | null
  options: readonly { text: string }[]
  answer: number
}

export interface CheckState {
  /** The question that is shown; past the last the check is over. */
  no: number
  /** What was taken just now. */
  picked: number | undefined
  /** Wrong options of this question that were taken before. */
  tried: readonly number[]
  /** The first answer to each question. */
  first: readonly { kind: CheckKind; at: number | null; picked: string; right: boolean }[]
}

export type CheckAction = { type: 'pick'; option: number } | { type: 'again' } | { type: 'next' }

export const startCheck: CheckState = { no: 0, picked: undefined, tried: [], first: [] }

/** The rule of a check: the first answer counts, and one goes on when the right one was found. */
export const checkReducer =
  (questions: readonly Asked[]) =>
  (state: CheckState, action: CheckAction): CheckState => {
    const question = questions[state.no]
    if (!question) return state
    if (action.type === 'pick') {
      const option = question.options[action.option]
      if (state.picked !== undefined || !option || state.tried.includes(action.option)) return state
      const { kind, at } = question
      const right = action.option === question.answer
      const own = { kind, at, picked: option.text, right }
      const first = state.first.length > state.no ? state.first : [...state.first, own]
      return { ...state, picked: action.option, first }
    }
    if (state.picked === undefined) return state
    const right = state.picked === question.answer
    if (action.type === 'again')
      return right ? state : { ...state, picked: undefined, tried: [...state.tried, state.picked] }
    return right ? { ...state, no: state.no + 1, picked: undefined, tried: [] } : state
  }

/** What the server is told of a check that is over. */
export const answerOf = ({ first }: CheckState) => first.map(({ kind, at, picked }) => ({ kind, at, picked }))

export const rightOf = ({ first }: CheckState): number => first.filter(({ right }) => right).length
