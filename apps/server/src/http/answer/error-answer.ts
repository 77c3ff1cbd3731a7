import { randomBytes } from 'node:crypto'
import { ERRORS, type ErrorBody, type ErrorCode } from '@hakka/contract/errors'
import { isUnavailable } from '../../db/unavailable.ts'
import { isStorageFull } from '../../domain/running/storage-full.ts'
import { withShortQuotes } from '../../domain/text/quoted.ts'
import { AppError } from '../../kernel/app-error.ts'
import { describe } from '../../kernel/describe.ts'
import type { Log } from '../../kernel/log.ts'
import { BlobsUnavailable } from '../../ports/blob.ts'

export interface ErrorAnswer {
  status: number
  body: ErrorBody
  /** Seconds, for status 429 and 503. */
  retryAfter?: number
}

/** Codes for errors that Fastify itself throws, by status; any other 4xx is a bad request. */
const BY_STATUS: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_media',
}

const answer = (code: ErrorCode): ErrorAnswer => ({
  status: ERRORS[code].status,
  body: { code, message: ERRORS[code].message },
})

/** The one translator from anything thrown to what a client sees. What nobody expected is logged under an id. */
export function errorAnswer(error: unknown, log: Log, fields: Record<string, unknown>): ErrorAnswer {
  if (error instanceof AppError) {
    const { code, message, errors, current, status } = error
    if (status >= 500)
      return { ...logged(answer(code), error, log, fields), ...(status === 503 ? { retryAfter: 5 } : {}) }
    const body = {
      code,
      message: withShortQuotes(message),
      ...(errors ? { errors: shortened(errors) } : {}),
      ...(current === undefined ? {} : { current }),
    }
    return { status, body, ...(status === 429 ? { retryAfter: 60 } : {}) }
  }
  if (isStorageFull(error)) {
    log.error({ ...fields, ...describe(error) }, 'nothing more can be stored')
    return { ...answer('storage_full'), retryAfter: 60 }
  }
  if (error instanceof BlobsUnavailable) {
    log.warn({ ...fields, ...describe(error) }, 'stored files unavailable')
    return { ...answer('unavailable'), retryAfter: 5 }
  }
  if (isUnavailable(error)) {
    log.warn({ ...fields, ...describe(error) }, 'database unavailable')
    return { ...answer('unavailable'), retryAfter: 5 }
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return answer(BY_STATUS[status] ?? 'bad_request')
  return logged(answer('server'), error, log, fields)
}

const shortened = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map(withShortQuotes)]),
  )

function logged(plain: ErrorAnswer, error: unknown, log: Log, fields: Record<string, unknown>): ErrorAnswer {
  const error_id = randomBytes(6).toString('hex')
  log.error({ ...fields, error_id, ...describe(error) }, 'unexpected error')
  return { ...plain, body: { ...plain.body, error_id } }
}
