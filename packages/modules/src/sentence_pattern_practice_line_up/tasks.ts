import { joined, type SentenceTask } from '#kit/sentence.ts'
import type { LineUpContent } from './module.ts'

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

/** A sentence as gaps, and its words. Equal words may stand in each other's place. */
export function taskOf(sentence: Sentence, index: number): SentenceTask {
  const words = wordsOf(sentence, index)
  const movable = words.filter((word) => !word.fixed)
  return {
    chinese: sentence.chinese,
    image: sentence.image,
    sound: sentence.sound,
    parts: words.map(({ term, fixed, gap }) => (fixed ? { term } : { gap })),
    options: movable.map(({ term: { text, pinyin }, id, gap }) => ({
      id,
      area: gap,
      also: movable.flatMap((other) => (other.term.text === text && other.gap !== gap ? other.gap : [])),
      option: { id, text, pinyin, is_correct: true },
    })),
    whole: joined(words.map((word) => word.term)),
  }
}
