import type { Deal } from '#kit/public.ts'
import type { SentencePart, SentenceTask } from '#kit/sentence/sentence.ts'
import type { SentencePatternPracticeContent } from './content.ts'
import { gapId } from './tasks.ts'

/** The pattern, and its sentences with their gaps empty. Their sounds say what belongs there. */
export const shownPatternPractice = ({ items, ...pattern }: SentencePatternPracticeContent, deal: Deal) => ({
  ...pattern,
  tasks: items.map(
    ({ terms, chinese, image, reactable_options }, index): SentenceTask => ({
      chinese,
      image,
      parts: terms.map(
        ({ text, pinyin, interactive_flg }, at): SentencePart =>
          interactive_flg ? { gap: gapId(index, at) } : { term: { text, pinyin } },
      ),
      options: deal(reactable_options),
    }),
  ),
})
export type ShownPatternPractice = ReturnType<typeof shownPatternPractice>
