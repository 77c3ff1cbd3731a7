import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { eitherText, label } from '#kit/content.ts'
import { blanksOf, PARTS } from './parts.ts'

const QUESTIONS_MAX = 20
/** Of one timeline. */
const TERMS_MAX = 8

/** A point of the timeline. A part whose `_show` is false is a blank; the texts of the blanks form the pool. */
const term = z
  .object({
    top: label.optional(),
    top_show: z.boolean().optional(),
    middle: label.optional(),
    middle_show: z.boolean().optional(),
    bottom: label.optional(),
    bottom_show: z.boolean().optional(),
  })
  .refine(({ top, middle, bottom }) => top ?? middle ?? bottom, '時間線上有一格是空的')

export const timelineContent = z
  .object({
    questions: z
      .array(eitherText({ terms: z.array(term).min(2).max(TERMS_MAX) }))
      .min(1)
      .max(QUESTIONS_MAX),
  })
  .superRefine((content, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    const blanks = blanksOf(content)
    content.questions.forEach((_, question) => {
      const texts = blanks.filter((own) => own.question === question).map(({ value }) => value.text)
      if (texts.length === 0) issue(`第 ${question + 1} 題沒有空格`)
      for (const text of texts.filter((own, index) => own !== '' && texts.indexOf(own) !== index))
        issue(`第 ${question + 1} 題的「${text}」空了兩次，學生分不出來`)
    })
  })
export type TimelineContent = z.output<typeof timelineContent>
/** The same as it is being written. */
export type TimelineDraft = z.input<typeof timelineContent>

const BLANKS_MAX = QUESTIONS_MAX * TERMS_MAX * PARTS.length

/** The text put into each blank, as `0-2-bottom`; the texts are numbered from 1 through all blanks. */
export const timelineAnswer = placedAnswer({ areas: BLANKS_MAX, options: BLANKS_MAX })
