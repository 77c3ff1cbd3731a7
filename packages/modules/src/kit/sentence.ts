import type { BoardOption } from './board.ts'
import type { Media, Sound } from './content.ts'

/** A word of a Hakka sentence. */
export interface SentenceTerm {
  text: string
  pinyin: string
}

/** A place of a sentence: words that stand there, or a gap to be filled, by its id. */
export type SentencePart = { term: SentenceTerm } | { gap: string }

/** A sentence with gaps and the words that may fill them. */
export interface SentenceTask {
  /** What it means, in Mandarin: the question. */
  chinese?: string | undefined
  image?: Media | undefined
  sound?: Sound | undefined
  parts: readonly SentencePart[]
  options: readonly BoardOption[]
  /** The whole sentence. */
  whole: SentenceTerm
}

/** The words as one sentence. */
export const joined = (terms: readonly SentenceTerm[]): SentenceTerm => ({
  text: terms.map((term) => term.text).join(''),
  pinyin: terms.flatMap((term) => term.pinyin || []).join(' '),
})
