import { plainText } from '@hakka/hakka/characters'
import type { Sound } from './content.ts'
import type { SentencePatterns } from './sentence/pattern.ts'
import type { Vocabulary } from './word/vocabulary.ts'

/** Something to be said: its reading, how it sounds, what it means. */
export interface SaidItem {
  text: string
  lang?: 'zh' | undefined
  pinyin?: string | undefined
  sound?: Sound | undefined
  chinese?: string | undefined
  /** A question: each says an answer of her own. */
  own: boolean
}

interface Sentence {
  text: string
  pinyin: string
  audio?: Sound | undefined
}

/** A sentence or word that is said as it stands: brackets about words of the lesson are not spoken. */
export const saidSentence = ({ text, pinyin, audio }: Sentence, chinese?: string): SaidItem => ({
  text: plainText(text),
  pinyin,
  ...(audio && { sound: audio }),
  ...(chinese && { chinese }),
  own: false,
})

/** Of patterns their sentences: what has blanks is said by nobody. */
export const saidPatterns = ({ patterns }: SentencePatterns): SaidItem[] =>
  patterns.flatMap(({ sentences }) => sentences.map((own) => saidSentence(own, own.chinese)))

/** Words, without their example sentences. */
export const saidWords = ({ words }: Vocabulary): SaidItem[] =>
  words.map(({ text: { hakka, ...own } }) => saidSentence({ ...own, text: hakka }, own.chinese))
