import { z } from 'zod'
import { checkReading, hakkaUnderText, media, reactableOption, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** A word of the sentence; with `interactive_flg` it is left out, and its text is what belongs there. */
const term = hakkaUnderText({ interactive_flg: z.boolean().optional() })

const item = z
  .object({
    terms: z.array(term).min(1).max(20),
    chinese: z.string().min(1).max(500).optional(),
    image: media.optional(),
    sound: sound.optional(),
    reactable_options: z.array(reactableOption).min(1).max(12),
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
    sentence_pattern_text: z.string().min(1).max(500),
    /** As it is shown, where that differs; it has the same reading. */
    sentence_pattern_display_text: z.string().max(500).optional(),
    sentence_pattern_pinyin: z.string(),
    sentence_pattern_chinese: z.string().max(500).optional(),
    items: z.array(item).min(1).max(50),
  })
  .superRefine((content, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    for (const text of [content.sentence_pattern_text, content.sentence_pattern_display_text])
      if (text) checkReading(text, content.sentence_pattern_pinyin, issue)
    const ids = content.items.flatMap((own) => own.reactable_options.map((option) => option.id))
    if (new Set(ids).size < ids.length) issue('選項的 id 重複')
  })
export type SentencePatternPracticeContent = z.output<typeof sentencePatternPracticeContent>

export default defineModuleType<SentencePatternPracticeContent>({
  id: 'sentence_pattern_practice',
  name: '句型練習',
  version: 1,
  schema: sentencePatternPracticeContent,
  empty: () => ({
    sentence_pattern_text: '𠊎＿＿。',
    sentence_pattern_pinyin: 'ngai11',
    items: [
      {
        terms: [
          { text: '𠊎', pinyin: 'ngai11' },
          { text: '食飯', pinyin: 'siid5 fan55', interactive_flg: true },
          { text: '。', pinyin: '' },
        ],
        reactable_options: [{ id: 1, text: '食飯', pinyin: 'siid5 fan55', is_correct: true }],
      },
    ],
  }),
})
