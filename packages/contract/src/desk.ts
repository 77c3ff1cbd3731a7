import { z } from 'zod'
import { BOUNDS } from './constants.ts'
import { int } from './shapes.ts'

export const keywordQuery = z.string().trim().max(BOUNDS.keyword, '關鍵字最多 50 個字').optional()

/** What every list of the desk is asked with. `page` counts from 1; `sort` is a column of that list. */
export const listQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    keyword: keywordQuery,
    page: int(1, 100_000).default(1),
    sort: z.enum(columns).default(columns[0]),
    direction: z.enum(['asc', 'desc']).default('desc'),
  })

/** One page of a list, and how many rows there are on all of them. */
export const listAnswer = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  })

export const DESK_PAGE_SIZE = 20

/**
 * The version of the row that was edited: who saves an older one gets 409 with the present row as `current`.
 * A client of the specification's calls alone sends none, and overwrites.
 */
export const editedVersion = int(1, 2_147_483_647).optional()
