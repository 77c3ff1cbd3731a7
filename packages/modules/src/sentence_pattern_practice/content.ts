import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { checkReading, hakkaUnderText, media, reactableOption, sound, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const ITEMS_MAX = 50
const OPTIONS_MAX = 12

const READING = 'sentence_pattern_pinyin'

/** A word of the sentence; with `interactive_flg` it is left out, and its text is what belongs there. */
const term = hakkaUnderText({ interactive_flg: z.boolean().optional() })

const item = z
  .object({
    terms: means({ is: 'pieces' }, z.array(term).min(1).max(20)),
    chinese: means({ is: 'translation' }, z.string().min(1).max(500)).optional(),
    image: media.optional(),
    sound: sound.optional(),
    reactable_options: z.array(reactableOption).min(1).max(OPTIONS_MAX),
  })
  .superRefine(({ terms, reactable_options }, context) => {
    const issue = (message: string) =>
      context.addIssue({ code: 'custom', message, path: ['reactable_options'] })
    const blanks = terms.flatMap((own) => (own.interactive_flg ? own.text : []))
    const correct = reactable_options.flatMap((own) => (own.is_correct ? own.text : []))
    if (blanks.length === 0) issue('句子裡沒有空格')
    if ([...blanks].sort().join('\n') !== [...correct].sort().join('\n'))
      issue('正確的選項要和空格的詞一一相同')
    if (reactable_options.some((own) => !own.is_correct && blanks.includes(own.text)))
      issue('錯的選項不能和空格的詞一樣')
  })

/** A pattern, and sentences of it in which words are missing. Blanks of the pattern are written ＿＿. */
export const sentencePatternPracticeContent = z
  .object({
    sentence_pattern_text: means({ is: 'hakka', reading: READING }, z.string().min(1).max(500)),
    /** As it is shown, where that differs; it has the same reading. */
    sentence_pattern_display_text: means(
      { is: 'hakka', reading: READING, as: 'again' },
      z.string().max(500),
    ).optional(),
    sentence_pattern_pinyin: z.string(),
    sentence_pattern_chinese: translation(500).optional(),
    items: z.array(item).min(1).max(ITEMS_MAX),
  })
  .superRefine((content, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    for (const text of [content.sentence_pattern_text, content.sentence_pattern_display_text])
      if (text) checkReading(text, content.sentence_pattern_pinyin, issue)
    const ids = content.items.flatMap((own) => own.reactable_options.map((option) => option.id))
    if (new Set(ids).size < ids.length) issue('選項的 id 重複')
  })
export type SentencePatternPracticeContent = z.output<typeof sentencePatternPracticeContent>

/** Each gap has a correct option, so there are no more gaps than options. */
const GAPS_MAX = ITEMS_MAX * OPTIONS_MAX

/** The option in each gap, as `1-3`: the fourth term of the second sentence. */
export const sentencePatternPracticeAnswer = placedAnswer({ areas: GAPS_MAX, options: GAPS_MAX })
