import type { Mark, Marks } from './score.ts'

/** Where the work stands: the present question, whether its reference shows, and the marks given so far. */
export interface Translating {
  readonly at: number
  readonly checked: boolean
  readonly marks: Marks
  /** Which attempt this is. */
  readonly run: number
}

export type TranslatingAction =
  | { type: 'check' }
  | { type: 'rewrite' }
  | { type: 'mark'; mark: Mark }
  | { type: 'again' }

export const startTranslating: Translating = { at: 0, checked: false, marks: {}, run: 0 }

/** Write, check, judge; then the next question. A mark is given only where the reference was seen. */
export function translatingReducer(state: Translating, action: TranslatingAction): Translating {
  switch (action.type) {
    case 'check':
      return { ...state, checked: true }
    case 'rewrite':
      return { ...state, checked: false }
    case 'mark':
      if (!state.checked) return state
      return {
        ...state,
        at: state.at + 1,
        checked: false,
        marks: { ...state.marks, [state.at]: action.mark },
      }
    case 'again':
      return { ...startTranslating, run: state.run + 1 }
  }
}

const bare = (text: string) => text.normalize('NFKC').replace(/[\s\p{P}]/gu, '')

/** Whether two translations say the same word for word, whatever their punctuation. */
export const isSame = (one: string, other: string): boolean => bare(one) === bare(other)
