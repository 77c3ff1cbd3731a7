import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { sessionSecretOf, visitorSecretOf } from './cookies.ts'

type Keys = Pick<Services, 'env' | 'secret'>

/** What a token is bound to: the session, or for a visitor the cookie that came with the token. */
function bindingOf(request: FastifyRequest, { env }: Keys): string | undefined {
  const session = sessionSecretOf(request, env)
  if (session) return `session:${session}`
  const visitor = visitorSecretOf(request, env)
  return visitor ? `visitor:${visitor}` : undefined
}

const digest = (binding: string, { secret }: Keys) =>
  createHmac('sha256', secret).update(`csrf:${binding}`).digest()

const xor = (left: Buffer, right: Buffer) =>
  Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)))

/** A token for `session:…` or `visitor:…`. Masked anew each time, so that compressed pages give nothing away. */
export function mintToken(binding: string, keys: Keys): string {
  const mask = randomBytes(32)
  return Buffer.concat([mask, xor(mask, digest(binding, keys))]).toString('base64url')
}

/**
 * Lets a changing request pass if it comes from this site and carries the token bound to its cookie, as
 * `X-CSRF-TOKEN` header or `_token` field.
 * @throws AppError `csrf`
 */
export function refuseForgery(request: FastifyRequest, keys: Keys): void {
  refuseCrossSite(request, keys.env)
  if (!holdsToken(request, givenToken(request), keys)) throw new AppError('csrf')
}

/** Whether a token is bound to the cookie that the request carries. */
export function holdsToken(request: FastifyRequest, token: string, keys: Keys): boolean {
  const binding = bindingOf(request, keys)
  const given = Buffer.from(token, 'base64url')
  if (!binding || given.length !== 64) return false
  const unmasked = xor(given.subarray(0, 32), given.subarray(32))
  return timingSafeEqual(unmasked, digest(binding, keys))
}

function givenToken({ headers, body }: FastifyRequest): string {
  const header = headers['x-csrf-token']
  if (typeof header === 'string') return header
  const field = typeof body === 'object' && body !== null && '_token' in body ? body._token : undefined
  return typeof field === 'string' ? field : ''
}

/**
 * Refuses what another site's page sent. With an `ORIGIN` only that one is ours; without, the host asked for is.
 * A client that is no browser sends neither header, and needs the token all the same.
 * @throws AppError `csrf`
 */
export function refuseCrossSite({ headers, host, inner }: FastifyRequest, env: Keys['env']): void {
  if (inner) return
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('csrf')
  const { origin } = headers
  if (origin === undefined) return
  const own = env.origin ? origin === env.origin : URL.canParse(origin) && new URL(origin).host === host
  if (!own) throw new AppError('csrf')
}
