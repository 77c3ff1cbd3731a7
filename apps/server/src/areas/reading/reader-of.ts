import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../domain/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { visitorSecretOf } from '../../http/session/cookies.ts'

/** Who reads, without a name: the user on all devices, else this browser until it is closed. */
export function readerOf(
  { userId }: Actor,
  request: FastifyRequest,
  { env, secret }: Pick<Services, 'env' | 'secret'>,
): string {
  const own = userId === null ? `visitor:${visitorSecretOf(request, env) ?? ''}` : `user:${userId}`
  return createHmac('sha256', secret).update(`book reader:${own}`).digest('base64url')
}
