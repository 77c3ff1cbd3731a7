import { type PlacedAnswer, readAnswer, type Score } from './score.ts'
import type { VocabularyWord } from './word/vocabulary.ts'

/** What is made of an answer, or of as much of it as was given: of one board, of the picks so far. */
export interface Verdict {
  /** Of what was placed or picked, by its number, what is right. */
  right: readonly number[]
  /** The parts that hold all that belongs there, by the names that they have in the answer. */
  full: readonly string[]
  /** Nothing is left to do in the parts that were answered. */
  done: boolean
  /** Of this answer. Answers to several parts earn together what their joined answer earns. */
  score: Score
}

/** What of its lesson a module may ask for. */
export interface LessonWords {
  words: readonly VocabularyWord[]
}

/** Gives a verdict at once, or once the server has answered. It rejects with an Error whose message is for the learner. */
export type Mark = (answer: unknown) => Verdict | Promise<Verdict>

/** A first submission, by which an exercise is scored. */
export interface FirstTry {
  answer: PlacedAnswer
  score: Score
  /** How many submissions had something wrong until all was right. */
  misses?: number
}

/** An option and the area it belongs to; `null` belongs nowhere. */
export interface Rule {
  id: number
  area: string | null
  /** Areas where it is right too, as what belongs there says the same. */
  also?: readonly string[]
}

/** What a verdict says of what can't be right. */
export const nothingRight = (score: Score): Verdict => ({ right: [], full: [], done: false, score })

const belongs = ({ area, also = [] }: Rule, at: string): boolean => at === area || also.includes(at)

/**
 * Marks options that lie in areas. The answer names all areas of its board, the empty ones too.
 * @param score what the answer is worth
 */
export function markPlaced(rules: readonly Rule[], answer: unknown, score: Score): Verdict {
  const read = readAnswer(answer, new Set(rules.map(({ id }) => id)))
  if (typeof read === 'string') return nothingRight(score)
  const areas = Object.keys(read)
  const right = areas.flatMap((area) =>
    (read[area] ?? []).filter((id) => rules.some((rule) => rule.id === id && belongs(rule, area))),
  )
  const isFull = (area: string) => {
    const mine = rules.filter((rule) => rule.area === area)
    return mine.length > 0 && mine.every(({ id }) => right.includes(id))
  }
  const wanted = rules.filter(({ area }) => area !== null && areas.includes(area))
  return {
    right,
    full: areas.filter(isFull),
    done: wanted.length > 0 && wanted.every(({ id }) => right.includes(id)),
    score,
  }
}
