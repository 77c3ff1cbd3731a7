import type { z } from 'zod'

/** One entry of the contract: what a call takes and what it answers. Both are validated by the server. */
export interface Call {
  /** One line for the table at `/api/docs`, in Chinese. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
  /** Most bytes of a body without its files; `BODY_BYTES.fields` where it is left out. */
  bodyBytes?: number
  /**
   * The body may be multipart form-data with files: fields of `uploaded()`. `maxBytes` is the bound of each file.
   * Other callers may still send JSON. With `stream` the body may also be nothing but a file, of type `audio/*` or
   * `application/octet-stream`, and becomes the field of that name. With `inMemory` nothing of a file reaches the disk:
   * its fields are `uploadedBytes()`.
   */
  multipart?: { maxBytes: number; maxFiles: number; stream?: string; inMemory?: true }
}

/** Gives the entry its exact type. */
export const call = <const C extends Call>(entry: C): C => entry
