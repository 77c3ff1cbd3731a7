import { joined, type SaidSentence } from '#kit/sentence/sentence.ts'
import type { Rule } from '#kit/verdict.ts'
import type { LineUpContent } from './content.ts'

type Sentence = LineUpContent['sentences'][number]

/** A sentence has at most 16 terms. */
const IDS_PER_SENTENCE = 100

/** The terms in their right order. A word's `id` is unique in the module, `gap` the place it belongs to. */
export function wordsOf({ terms }: Sentence, index: number) {
  return [...terms]
    .sort((a, b) => a.origin_index - b.origin_index)
    .map((term, place) => ({
      term,
      /** A sign, which is never moved. */
      fixed: term.pinyin === '',
      id: index * IDS_PER_SENTENCE + place,
      gap: `${index}-${place}`,
    }))
}

/** Where a sentence's words belong. Equal words may stand in each other's place. */
export function rulesOf(sentence: Sentence, index: number): Rule[] {
  const movable = wordsOf(sentence, index).filter((word) => !word.fixed)
  return movable.map(({ term, id, gap }) => ({
    id,
    area: gap,
    also: movable.flatMap((other) => (other.term.text === term.text && other.gap !== gap ? other.gap : [])),
  }))
}

/** The sentence with its words in their order. */
export const saidOf = (sentence: Sentence, index: number): SaidSentence => ({
  whole: joined(wordsOf(sentence, index).map((word) => word.term)),
  sound: sentence.sound,
})
