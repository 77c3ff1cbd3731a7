import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import { joined } from '#kit/sentence/sentence.ts'
import type { SentencePatternPracticeContent } from './content.ts'
import { solveSentencePatternPractice } from './score.ts'
import { gapsOf } from './tasks.ts'

const GAP = '＿＿'

/** Sentences with the words that were put into their gaps. */
export const answeredPatternPractice = (
  content: SentencePatternPracticeContent,
  answer: unknown,
): AnsweredQuestion[] =>
  answeredPlaces(
    content.items.map((item, index) => ({
      asked: joined(item.terms.map((term) => (term.interactive_flg ? { text: GAP, pinyin: GAP } : term))),
      areas: gapsOf(item, index).map(({ id }) => id),
    })),
    content.items.flatMap((item) => item.reactable_options),
    solveSentencePatternPractice(content),
    answer,
  )
