import { filledGaps, GAP_MARKS, gapsOf } from '@hakka/hakka/gaps'
import { z } from 'zod'
import { media } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'
import {
  checkWholeReading,
  dialectNo,
  hakkaTitle,
  levelNo,
  mandarin,
  name,
  number,
  said,
  uid,
  upTo,
} from '#kit/study/parts.ts'

const CLOZE_MAX = 1000

/** A text with its reading, not said aloud: a prompt, an example. */
const written = (most: number) =>
  z
    .object({
      hakka: means({ is: 'hakka', reading: 'pinyin' }, upTo(most).min(1)),
      pinyin: z.string().max(most * 10),
      chinese: means({ is: 'translation' }, upTo(most)),
    })
    .superRefine(({ hakka, pinyin }, context) =>
      checkWholeReading(hakka, pinyin, (message) =>
        context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
      ),
    )

const word = upTo(20).min(1)

/** A text with gaps ①–⑩; the reading is that of the text with the first word of each in its gap. */
const cloze = z
  .object({
    kind: z.literal('cloze'),
    hakka: z.object({
      text: means({ is: 'gapped', reading: 'pinyin', words: 'answers' }, upTo(CLOZE_MAX).min(1)),
      pinyin: z.string().max(CLOZE_MAX * 10),
    }),
    chinese: means({ is: 'translation', of: 'hakka' }, z.object({ text: upTo(CLOZE_MAX) })),
    /** What each gap takes, in the order of the gaps. */
    answers: z.array(z.array(word).min(1).max(10)).min(1).max(GAP_MARKS.length),
  })
  .superRefine(({ hakka, answers }, context) => {
    const issue = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    const gaps = gapsOf(hakka.text)
    if (gaps.length !== answers.length || gaps.some((gap, at) => gap !== at + 1))
      issue(`空格要從①起依序編號，和 answers 的 ${answers.length} 格一樣多`, ['hakka', 'text'])
    checkWholeReading(filledGaps(hakka.text, answers), hakka.pinyin, (message) =>
      issue(message, ['hakka', 'pinyin']),
    )
  })

/** A text to be written. */
const article = z.object({
  kind: z.literal('article'),
  prompt: written(500),
  hints: z.array(upTo(200).min(1)).max(10),
  pictures: z.array(media).max(6).optional(),
  example: written(2000),
})

export const writingSet = z
  .object({
    uid,
    no: number(1000),
    level_no: levelNo,
    title: hakkaTitle,
    /** Every gap's words and some that fit none. */
    words: z
      .array(said('word', { chinese: mandarin.optional() }))
      .min(1)
      .max(20),
    questions: z
      .array(z.discriminatedUnion('kind', [cloze, article]))
      .min(1)
      .max(20),
  })
  .superRefine(({ words, questions }, context) => {
    const bank = new Set(words.map(({ text }) => text))
    for (const [at, question] of questions.entries()) {
      if (question.kind !== 'cloze') continue
      const lacking = question.answers.flat().filter((own) => !bank.has(own))
      if (lacking.length > 0)
        context.addIssue({
          code: 'custom',
          message: `詞庫裡沒有：${lacking.join('、')}`,
          path: ['questions', at, 'answers'],
        })
    }
  })
export type WritingSet = z.output<typeof writingSet>

export const writingFile = z.object({
  kind: z.literal('writing'),
  version: z.number().int(),
  dialect_id: dialectNo,
  category: z.object({ uid, no: number(1000), name, release_note: upTo(100).optional() }),
  set: writingSet,
})
