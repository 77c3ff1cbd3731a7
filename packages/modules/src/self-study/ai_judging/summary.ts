import type { JudgedSyllable } from '#kit/host.ts'
import { type Grade, gradeOf } from '#kit/recording/grade.ts'
import { type Round, syllableKey } from './round.ts'

/** A syllable that was not said right, with the sentence in which it was worst. */
export interface ToPractise extends JudgedSyllable {
  key: string
  grade: Grade
  /** Index of the sentence in the round. */
  at: number
  /** Best score since, when it was said by itself. */
  again: number | undefined
}

export interface Summary {
  /** How many syllables were said, and how many of them right. */
  syllables: number
  right: number
  /** Mean of the sentences that were said, whole. */
  score: number
  /** The worst first, and no more of them than one can practise now. */
  practise: ToPractise[]
}

/** Twenty syllables that were not right are practised by nobody. */
const PRACTISE_MOST = 5

/** What a round comes to. */
export function summaryOf(round: Round): Summary {
  const said = round.ids.flatMap((id, at) => {
    const own = round.said[id]
    return own ? [{ ...own, at }] : []
  })
  const syllables = said.flatMap((own) => own.syllables.map((syllable) => ({ ...syllable, at: own.at })))
  const worst = new Map<string, ToPractise>()
  for (const own of syllables.toSorted((a, b) => a.score - b.score)) {
    const key = syllableKey(own)
    const grade = gradeOf(own.score)
    if (grade !== 'right' && !worst.has(key)) worst.set(key, { ...own, key, grade, again: round.again[key] })
  }
  const sum = said.reduce((total, { score }) => total + score, 0)
  return {
    syllables: syllables.length,
    right: syllables.filter(({ score }) => gradeOf(score) === 'right').length,
    score: said.length > 0 ? Math.round(sum / said.length) : 0,
    practise: [...worst.values()].slice(0, PRACTISE_MOST),
  }
}

/** Whether it was said right meanwhile. */
export const isMended = ({ again }: ToPractise) => again !== undefined && gradeOf(again) === 'right'
