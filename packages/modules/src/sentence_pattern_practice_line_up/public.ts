import type { Deal } from '#kit/public.ts'
import type { SentencePart, SentenceTask } from '#kit/sentence/sentence.ts'
import type { LineUpContent } from './content.ts'
import { wordsOf } from './tasks.ts'

/** The places of each sentence with the signs that stand there, and its words in a pool. Its sound says their order. */
export const shownLineUp = ({ sentences }: LineUpContent, deal: Deal) => ({
  tasks: sentences.map((sentence, index): SentenceTask => {
    const words = wordsOf(sentence, index)
    return {
      chinese: sentence.chinese,
      image: sentence.image,
      parts: words.map(
        ({ term: { text, pinyin }, fixed, gap }): SentencePart =>
          fixed ? { term: { text, pinyin } } : { gap },
      ),
      options: deal(words.flatMap(({ term, fixed, id }) => (fixed ? [] : [{ ...term, id }]))),
    }
  }),
})
export type ShownLineUp = ReturnType<typeof shownLineUp>
