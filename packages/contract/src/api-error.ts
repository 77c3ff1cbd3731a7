import { type ErrorBody, messageForStatus } from './errors.ts'

/** A call that did not succeed. `message` is fit to be shown; `errors` holds messages by field (status 422). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>
  /** With status 409: the row as somebody else has saved it meanwhile. */
  readonly current: unknown

  constructor(status: number, body: Partial<ErrorBody> & { detail?: unknown }) {
    super(textOf(body.detail) ?? textOf(body.message) ?? messageForStatus(status))
    this.status = status
    this.code = body.code ?? 'unknown'
    this.errors = body.errors ?? {}
    this.current = body.current
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)
