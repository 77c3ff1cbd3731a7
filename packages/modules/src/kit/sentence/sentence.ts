import type { Media, Sound } from '#kit/content.ts'
import type { ShownOption } from '#kit/public.ts'

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
  parts: readonly SentencePart[]
  options: readonly ShownOption[]
}

/** What a sentence says: its sound may help to put it together. */
export interface SaidSentence {
  whole: SentenceTerm
  sound?: Sound | undefined
}

/** The words as one sentence. */
export const joined = (terms: readonly SentenceTerm[]): SentenceTerm => ({
  text: terms.map((term) => term.text).join(''),
  pinyin: terms.flatMap((term) => term.pinyin || []).join(' '),
})
