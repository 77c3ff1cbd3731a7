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

/** A stored file as answers carry it. */
export const file = z.object({ id: z.number().int(), url: z.string() })

/** Hakka with its reading and, where there is one, its translation. */
export const hakkaText = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string().optional() })

/** A reading face cut to the characters of a page: an `@font-face` is made of it. */
export const face = z.object({ family: z.string(), url: z.string() })
export type Face = z.output<typeof face>
