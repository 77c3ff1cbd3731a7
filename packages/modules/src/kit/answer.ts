import { BOUNDS } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'
import { z } from 'zod'
import type { PlacedAnswer } from './score.ts'

/** An area's id: a number, or several that are joined, as `2-0-bottom`. */
const area = z.string().regex(/^[\da-z-]{1,20}$/)
const id = z.number().int().min(0)

/** At most so many fields: what has more is refused before any of them is looked at. */
const fewFields = (most: number) =>
  z.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && Object.keys(value).length <= most,
    { abort: true },
  )

/**
 * The answer of an exercise with options.
 * @param areas most areas that a content can have
 * @param options most options that lie in all of them together
 */
export const placedAnswer = ({ areas, options }: { areas: number; options: number }) =>
  fewFields(areas)
    .pipe(z.record(area, z.array(id).max(options)))
    .refine((placed) => Object.values(placed).flat().length <= options) satisfies z.ZodType<PlacedAnswer>

/** What each of a list's questions, by its index, was answered with. */
export const answerByIndex = <S extends z.ZodType>(questions: number, value: S) =>
  fewFields(questions)
    .pipe(z.record(z.string().regex(/^\d{1,3}$/), value))
    .refine((given) => Object.keys(given).every((key) => Number(key) < questions))

/** A grapheme can be of many code units; nobody writes a text that is long and made of such alone. */
const UNITS_MAX = BOUNDS.composition * 8

/** A text that a learner wrote. */
export const written = z
  .string()
  .max(UNITS_MAX, { abort: true })
  .refine((text) => graphemes(text).length <= BOUNDS.composition)
