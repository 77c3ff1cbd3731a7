import { z } from 'zod'
import { chinese, hakka, head, moment, no, numbered, picture, sound, TWICE } from '#kit/content.ts'

/** One card: a picture with its word, and the word that its sound says. */
const option = z.object({
  image: picture,
  shown: hakka({ chinese }),
  said: hakka({ chinese, audio: sound.optional() }),
})
export type VoiceOption = z.output<typeof option>

const question = z
  .object({ no, options: z.array(option).length(4), answer: z.number().int().min(0).max(3) })
  .superRefine(({ options, answer }, context) => {
    for (const [index, { shown, said }] of options.entries()) {
      if ((shown.text === said.text) === (index === answer)) continue
      const message = index === answer ? '答案的聲音和圖片不同' : '這張不是答案，聲音卻和圖片相同'
      context.addIssue({ code: 'custom', message, path: ['options', index, 'said', 'text'] })
    }
    if (new Set(options.map(({ shown }) => shown.text)).size < options.length) {
      context.addIssue({ code: 'custom', message: '兩張圖片相同', path: ['options'] })
    }
  })

export type VoiceQuestion = z.output<typeof question>

/** A set of questions: four cards each, on one of which the sound says what the picture shows. */
export const content = z.object({
  ...head(1),
  questions: z.array(question).min(1).max(500).refine(numbered, TWICE),
})
export type VoiceContent = z.output<typeof content>

/** The card that was taken, by its place on the table; `at` is when, in play time. */
const choice = z.object({
  id: z.number().int().optional(),
  no: z.number().int(),
  answer: z.number().int().optional(),
  selected: z.number().int().min(0).max(3),
  at: moment.optional(),
})

/** By the place of the question in the play, from 1. At most 100 of 150 bytes. */
export const log = z
  .record(z.string().regex(/^[1-9]\d{0,2}$/), choice)
  .refine((own) => Object.keys(own).length <= 100, { message: '題數太多' })
export type VoiceLog = z.output<typeof log>

/** The card that is taken of the question that is asked. */
export const act = z.object({ no: z.number().int(), selected: z.number().int().min(0).max(3) })
export type VoiceAct = z.output<typeof act>
