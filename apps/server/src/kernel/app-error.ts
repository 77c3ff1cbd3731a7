import { ERRORS, type ErrorCode } from '@hakka/contract/errors'

/** The one way a handler fails: a code of the table, and messages by field where fields are at fault. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  /** With `conflict`: the row as it is now, in the shape that its editor reads. */
  readonly current: unknown

  constructor(
    code: ErrorCode,
    options: { message?: string; errors?: Record<string, string[]>; current?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.code = code
    this.status = ERRORS[code].status
    this.errors = options.errors
    this.current = options.current
  }
}
