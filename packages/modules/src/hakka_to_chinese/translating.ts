import { readEach, readRecord, readScore } from '#kit/kept/read-kept.ts'
import { joinedScore, type Score } from '#kit/score.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { Mark, Translations } from './content.ts'

/** Where the work stands: the present question, and what was said of those before. */
export interface Translating {
  readonly at: number
  /** How the present translation stands: being written, compared with its reference, or marked by the server. */
  readonly stage: 'writing' | 'comparing' | 'right' | 'wrong'
  readonly given: Translations
  /** The Chinese is written, not laid out of tiles. */
  readonly typing: boolean
  /** Of the first tries that the server marked. */
  readonly score: Score
  /** Which attempt this is. */
  readonly run: number
}

export type TranslatingAction =
  | { type: 'check' }
  | { type: 'rewrite' }
  | { type: 'mark'; mark: Mark }
  | { type: 'judged'; text: string; verdict: Verdict }
  | { type: 'next' }
  | { type: 'way'; typing: boolean }
  | { type: 'again' }
  | { type: 'restore'; state: Translating }

export const startTranslating: Translating = {
  at: 0,
  stage: 'writing',
  given: {},
  typing: false,
  score: { kind: 'none' },
  run: 0,
}

/**
 * Write, check, judge; then the next question. A mark is given only where the reference was seen; of tiles, and where the
 * server marks, the first text counts. Once more is by writing.
 */
export function translatingReducer(state: Translating, action: TranslatingAction): Translating {
  const { at, stage, given, score } = state
  switch (action.type) {
    case 'check':
      return { ...state, stage: 'comparing' }
    case 'rewrite':
      return { ...state, stage: 'writing' }
    case 'mark':
      if (stage !== 'comparing') return state
      return { ...state, at: at + 1, stage: 'writing', given: { [at]: action.mark, ...given } }
    case 'judged': {
      const { text, verdict } = action
      const next: Translating = { ...state, stage: verdict.right.includes(at) ? 'right' : 'wrong' }
      if (given[at]) return next
      return { ...next, given: { ...given, [at]: { text } }, score: joinedScore([score, verdict.score]) }
    }
    case 'next':
      return given[at] ? { ...state, at: at + 1, stage: 'writing' } : state
    case 'way':
      return { ...state, stage: 'writing', typing: action.typing }
    case 'again':
      return { ...startTranslating, typing: true, run: state.run + 1 }
    case 'restore':
      return action.state
  }
}

const MARKS: readonly Mark[] = ['right', 'close', 'wrong']

function readGiven(own: unknown): Translations[string] | undefined {
  const text = readRecord(own)?.text
  return typeof text === 'string' ? { text } : MARKS.find((mark) => mark === own)
}

/**
 * The work as it was kept where one practises; `undefined` for what is none, or is of more questions. A wrong line that
 * was being told is tried anew.
 */
export function keptTranslating(kept: unknown, questions: number): Translating | undefined {
  const { at, stage, run, typing, ...record } = readRecord(kept) ?? {}
  const given = readEach(record.given, readGiven)
  if (typeof at !== 'number' || typeof run !== 'number' || !given) return undefined
  if (!Number.isInteger(at) || at < 0 || at > questions) return undefined
  if (!Object.keys(given).every((index) => Number(index) >= 0 && Number(index) < questions)) return undefined
  return {
    ...startTranslating,
    at,
    run,
    given,
    typing: typing === true,
    score: readScore(record.score) ?? startTranslating.score,
    stage: stage === 'comparing' || stage === 'right' ? stage : 'writing',
  }
}
