import type { WordDetail } from '@hakka/contract/dictionary'

/** The panel's state; the word that is looked at is the trail's last. */
export interface LookupState {
  /** Words looked up, the first one first: the way back. */
  trail: readonly string[]
  /** Counts the questions, so that a late answer to an old one is known. */
  asked: number
  status: 'idle' | 'searching' | 'showing' | 'no-data' | 'error'
  detail: WordDetail | undefined
}

export type LookupAction =
  | { type: 'look'; word: string }
  /** To a place in the trail; what comes after it is forgotten. */
  | { type: 'back'; to: number }
  | { type: 'again' }
  | { type: 'answer'; asked: number; detail: WordDetail }
  | { type: 'fail'; asked: number }

export const IDLE: LookupState = { trail: [], asked: 0, status: 'idle', detail: undefined }

const searching = (state: LookupState, trail: readonly string[]): LookupState => ({
  trail,
  asked: state.asked + 1,
  status: 'searching',
  detail: undefined,
})

/** Whether there is anything to show: an entry, or a piece that has one. */
const holds = ({ words, segments }: WordDetail) => words.length > 0 || segments.some(({ known }) => known)

export function lookup(state: LookupState, action: LookupAction): LookupState {
  switch (action.type) {
    case 'look':
      if (action.word === '') return state
      if (action.word === state.trail.at(-1) && state.status !== 'error') return state
      return searching(
        state,
        action.word === state.trail.at(-1) ? state.trail : [...state.trail, action.word],
      )
    case 'back':
      if (action.to < 0 || action.to >= state.trail.length - 1) return state
      return searching(state, state.trail.slice(0, action.to + 1))
    case 'again':
      return state.trail.length === 0 ? state : searching(state, state.trail)
    case 'answer':
      if (action.asked !== state.asked || state.status !== 'searching') return state
      return { ...state, status: holds(action.detail) ? 'showing' : 'no-data', detail: action.detail }
    case 'fail':
      if (action.asked !== state.asked || state.status !== 'searching') return state
      return { ...state, status: 'error' }
  }
}
