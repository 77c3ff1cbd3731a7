import { z } from 'zod'
import { DIALECT_COUNT, LESSON_NUM_MAX, LEVELS, STEP_MAX, UNIT_MAX } from './constants.ts'

/** A whole number out of a query string or a JSON body, within bounds. */
export const int = (min: number, max: number) => z.coerce.number<string | number>().int().min(min).max(max)

/** A database id: positive, and within what PostgreSQL's `integer` holds. */
export const id = int(1, 2_147_483_647)

export const dialectId = int(1, DIALECT_COUNT)
export const levelNo = int(1, LEVELS.length)
export const stepNo = int(1, STEP_MAX)
export const semesterNo = int(1, 2)
export const typeNo = int(1, 2)
export const partNo = int(1, UNIT_MAX)
export const lessonNo = int(1, LESSON_NUM_MAX)

/** Yes and no as the specification writes them. */
export const flag = z.union([z.literal(0), z.literal(1)])

/** What the server names results by. */
export const uuid = z.uuid().meta({ examples: ['7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'] })

/** One or several, as a query repeats a name. */
export const several = <T extends z.ZodType>(one: T, max: number) =>
  z.union([z.array(one).max(max), one.transform((value) => [value])]).optional()

/** A stored file as answers carry it. */
export const file = z.object({ id: z.number().int(), url: z.string() })

let segmenter: Intl.Segmenter | undefined

/** For a text's `refine`: at most so many characters as a reader counts them (𠊎 is one). */
export const atMost = (max: number) => (text: string) => {
  if (text.length <= max) return true
  // Marks can be piled on one letter without end.
  if (text.length > max * 16) return false
  segmenter ??= new Intl.Segmenter('zh-Hant-TW', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text)).length <= max
}

/** Far above what a field of one line takes. */
const NORMALISED_MAX = 2048

/**
 * For a text's `overwrite`: one spelling of what looks alike. What is longer than any such field stays as it came, to
 * be refused further on: marks piled on one letter take the square of their number to be put in order.
 */
export const normalised = (form: 'NFC' | 'NFKC') => (text: string) =>
  text.length > NORMALISED_MAX ? text : text.normalize(form)

const MOMENT =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** ISO 8601, or a date with or without a time as it is written in Taiwan; without a zone it is Taipei's. */
function momentOf(text: string): Date | undefined {
  const [whole, year, month, day, time = '00:00', seconds = ':00', zone = '+08:00'] = MOMENT.exec(text) ?? []
  if (whole === undefined) return undefined
  const at = new Date(`${year}-${month}-${day}T${time}${seconds}${zone}`)
  // JavaScript takes 30 February for 2 March.
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).getUTCDate() === Number(day)
  return isDay && at.getTime() > 0 && Number(year) < 2200 ? at : undefined
}

/** A moment that a form sends. */
export const moment = (message: string) =>
  z
    .string({ error: message })
    .meta({ examples: ['2026-11-22T01:30:00Z', '2026/11/22 09:30', '2026-11-22'] })
    .transform((text, context) => {
      const at = momentOf(text.trim())
      if (at) return at
      context.addIssue({ code: 'custom', message: text.trim() === '' ? message : '日期的格式不正確' })
      return z.NEVER
    })

/** Hakka with its reading and, where there is one, its translation. */
export const hakkaText = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string().optional() })

/** A reading face cut to the characters of a page: an `@font-face` is made of it. No address before it is cut. */
export const face = z.object({ family: z.string(), url: z.string().nullable() })
export type Face = z.output<typeof face>
