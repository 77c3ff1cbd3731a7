import { shuffle } from '#kit/shuffle.ts'
import type { LineUpContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default ({ sentences }: LineUpContent, seed: number): LineUpContent => ({
  sentences: sentences.map((sentence) => {
    const places = shuffle(
      sentence.terms.flatMap((term) => (term.pinyin === '' ? [] : term.origin_index)),
      seed,
    )
    const terms = sentence.terms.map((term) =>
      term.pinyin === '' ? term : { ...term, origin_index: places.shift() ?? term.origin_index },
    )
    return { ...sentence, sound: { url: `${seed}.mp3` }, terms: shuffle(terms, seed) }
  }),
})
