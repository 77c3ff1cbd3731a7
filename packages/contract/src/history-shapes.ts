import { z } from 'zod'
import { BOUNDS, HISTORY_CATEGORIES } from './constants.ts'
import { atMost, dialectId, int, normalised } from './shapes.ts'

/** What the filters of both histories share. */

const orNone = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}

/** A day in Taipei. */
const day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, '日期的格式不正確')
  .refine(isDay, '日期的格式不正確')
  .meta({ examples: ['2026-11-20'] })

export const historyFilter = {
  dialect_id: orNone(dialectId),
  /** Rows whose end is not before this day. */
  begin: orNone(day),
  /** Rows whose start is not after the end of this day. */
  end: orNone(day),
  keyword: orNone(
    z
      .string()
      .overwrite(normalised('NFKC'))
      .trim()
      .refine(atMost(BOUNDS.keyword), `關鍵字最多 ${BOUNDS.keyword} 個字`),
  ),
}

/** From 1; left out, the answer is all that fits the filters. */
export const historyPage = int(1, 100_000).optional().catch(1)

export const historyCategory = orNone(z.enum(HISTORY_CATEGORIES.map(({ id }) => id)))

/** What an answer of a page says beside its rows. */
export const paged = {
  /** Rows on all pages. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
}

/** `2026-11`; this month where it is left out. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, '月份的格式不正確')
    .meta({ examples: ['2026-11'] })
    .optional(),
})
