import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../kernel/app-error.ts'

/** Known to this process only, so nobody outside can pass for an inner call. */
const INNER_KEY = randomBytes(32).toString('base64url')
const INNER = 'x-hakka-inner'
const INNER_ID = 'x-hakka-request-id'

/** The id of the request that an inner call belongs to. */
export const outerIdOf = ({ headers, inner }: FastifyRequest): string | undefined =>
  inner ? String(headers[INNER_ID] ?? '') : undefined

/** Headers that make a call in process count as part of the request `id`. */
export const innerHeaders = (id: string) => ({ [INNER]: INNER_KEY, [INNER_ID]: id })

const isInner = (headers: IncomingMessage['headers']) => headers[INNER] === INNER_KEY

/** The outer request's id for an inner call, else a new one; never one that a client made up. */
export function requestId({ headers }: { headers: IncomingMessage['headers'] }): string {
  const outer = headers[INNER_ID]
  return isInner(headers) && typeof outer === 'string' ? outer : randomUUID()
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Marks inner calls and refuses a Host that is none: behind this hook `new URL` with it can't throw. */
export function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('inner', false)
  app.decorateRequest('startedAt', 0)
  app.decorateRequest('pattern', '')
  app.decorateRequest('userId', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.startedAt = performance.now()
    request.inner = isInner(request.headers)
    done(isHost(request.host) ? undefined : new AppError('bad_request'))
  })
}

/** The last host that was good: nearly every request asks for the same one. */
let lastGood: string | undefined

function isHost(host: string): boolean {
  if (host === lastGood) return true
  if (!HOST.test(host)) return false
  lastGood = host
  return true
}
