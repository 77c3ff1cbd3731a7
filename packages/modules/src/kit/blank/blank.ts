import { z } from 'zod'
import { eitherText, reactableOption } from '#kit/content.ts'

/** A flag as the specification's contents write it. */
const flag = z
  .union([z.boolean(), z.literal([0, 1, '', '0', '1'])])
  .transform((value) => value === true || value === 1 || value === '1')

/** Its own fields, made once: to make a schema costs more than to parse by it. */
const OWN = z.object({
  text: z.string(),
  interactive_flg: flag,
  options: z.array(z.object({ text: z.string(), is_correct: z.boolean() })),
})

/**
 * A text that may be a blank: with `interactive_flg` it is hidden and chosen from its `options`, of which exactly one
 * is correct and says what `text` says.
 */
export const blankable = <S extends z.ZodRawShape>(extra: S) =>
  eitherText({
    interactive_flg: flag.default(false),
    options: z.array(reactableOption).max(8).default([]),
    ...extra,
  }).superRefine((value, context) => {
    const own = OWN.parse(value)
    if (!own.interactive_flg) return
    const [right, ...more] = own.options.filter((option) => option.is_correct)
    const issue = (message: string) => context.addIssue({ code: 'custom', message, path: ['options'] })
    if (own.options.length < 2) issue(`空格「${own.text}」至少要有兩個選項`)
    if (!right || more.length > 0) issue(`空格「${own.text}」要有一個、也只能有一個正確的選項`)
    else if (right.text !== own.text) issue(`空格「${own.text}」的正確選項是「${right.text}」，兩個要一樣`)
  })

const term = blankable({})
export type Blankable = z.output<typeof term>
/** The same as it is being written: its options may be missing. */
export type BlankDraft = z.input<typeof term>
