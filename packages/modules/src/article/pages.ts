import { graphemes } from '@hakka/hakka/characters'
import type { ArticleSentence } from '#kit/sentence/article-sentence.ts'

/** How high the sentences of a page may be on a wall, and what they are made of: all in rem at the reader's normal size. */
const PAGE = 29
const LINE = 4.2
const TRANSLATION = 2
const AROUND = 1.5
/** Characters that stand beside each other with their syllables. */
const CHARACTERS = 20

const heightOf = ({ hakka, chinese }: ArticleSentence): number =>
  AROUND +
  Math.max(1, Math.ceil(graphemes(hakka.text).length / CHARACTERS)) * LINE +
  (chinese ? TRANSLATION : 0)

/**
 * Sentences as a class sees them on a wall: so few at once that they are read from the last row.
 * @returns for each page the index of its first sentence
 */
export function pagesOf(sentences: readonly ArticleSentence[]): number[] {
  const starts: number[] = []
  let height = 0
  for (const [index, sentence] of sentences.entries()) {
    const own = heightOf(sentence)
    height += own
    if (index > 0 && height <= PAGE) continue
    starts.push(index)
    height = own
  }
  return starts
}
