import { z } from 'zod'
import { BOUNDS } from './constants.ts'
import { id, int } from './shapes.ts'

const MAX = 2_147_483_647

export const keywordQuery = z.string().trim().max(BOUNDS.keyword, '關鍵字最多 50 個字').optional()

/** What every list of the desk is asked with. `page` counts from 1; `sort` is a column of that list. */
export const listQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    keyword: keywordQuery,
    page: int(1, 100_000).default(1),
    sort: z.enum(columns).default(columns[0]),
    direction: z.enum(['asc', 'desc']).default('desc'),
  })

/** `1`: a list of what was deleted and can still be brought back, the latest first. */
export const deletedQuery = { deleted: int(0, 1).default(0) }

/** What a row of that list tells besides; `null` in the other one. */
export const deletedFields = {
  deleted_at: z.string().nullable(),
  /** Empty where the account was erased. */
  deleted_by: z.string().nullable(),
}

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
export const editedVersion = int(1, MAX).optional()

/** A version of a thing that was: who wrote it, and when. */
const revision = z.object({
  version: z.number().int(),
  at: z.string(),
  /** Empty where nobody of the desk has written it. */
  by: z.string(),
})
export type Revision = z.output<typeof revision>

/** The versions that are kept of a thing, the newest first: that is the one of now. */
export const revisionsAnswer = z.object({ data: z.array(revision) })

/** One of them with what it says. */
export const revisionAnswer = <T extends z.ZodType>(content: T) =>
  z.object({ data: revision.extend({ content }) })

/** Of a thing that has an id. */
export const revisionQuery = z.object({ id, version: int(1, MAX) })

/** Goes back to the version `revision`, which becomes the newest one. */
export const revertBody = z.object({ id, revision: int(1, MAX), version: editedVersion })

/** Brings back what was deleted. */
export const restoreBody = z.object({ id, version: editedVersion })

/**
 * Made by a form when it is opened, and sent with it: however often it arrives, it makes one thing. A client of the
 * specification's calls alone sends none.
 */
export const formKey = z
  .uuid('格式不正確')
  .meta({ examples: ['7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11'] })
  .optional()
