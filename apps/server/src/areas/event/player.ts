import { EVENT } from '@hakka/contract/constants/event'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { actorName } from '../../domain/event/actor-name.ts'
import { seal, unseal } from '../../domain/secret/sealed.ts'
import { newSecret } from '../../domain/secret/secrets.ts'
import type { Services } from '../../domain/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import {
  clearCookies,
  sealedCookieOf,
  setSealedCookie,
  setVisitorCookie,
  visitorSecretOf,
} from '../../http/session/cookies.ts'

type Own = Pick<Services, 'env' | 'secret' | 'now'>

/** Who plays; `undefined` of a visitor whose browser has no cookie yet. */
export function playerOf(request: FastifyRequest, { env, secret }: Own, actor: Actor): string | undefined {
  if (actor.userId !== null) return actorName(secret, { userId: actor.userId })
  const visitor = visitorSecretOf(request, env)
  return visitor === undefined ? undefined : actorName(secret, { visitor })
}

/** The same, with a cookie for the visitor who has none. */
export function namedPlayer(request: FastifyRequest, reply: FastifyReply, own: Own, actor: Actor): string {
  const known = playerOf(request, own, actor)
  if (known !== undefined) return known
  const visitor = newSecret()
  setVisitorCookie(reply, own.env, visitor)
  return actorName(own.secret, { visitor })
}

const PURPOSE = 'claim'
/** A class may pass one tablet round: the last of them can still be claimed. */
const MOST = 10
const CLAIM_SECONDS = EVENT.claim_hours * 3600
const uuids = z.array(z.string()).max(MOST)

/** The results that this browser's visitors have had within a day, newest first. */
export function claimsOf(request: FastifyRequest, { env, secret, now }: Own): string[] {
  const sealed = sealedCookieOf(request, env, 'claim')
  const parsed = uuids.safeParse(sealed ? unseal(secret, PURPOSE, sealed, now()) : undefined)
  return parsed.success ? parsed.data : []
}

export function setClaims(reply: FastifyReply, { env, secret, now }: Own, own: readonly string[]): void {
  if (own.length === 0) {
    clearCookies(reply, env, 'claim')
    return
  }
  const until = new Date(now().getTime() + CLAIM_SECONDS * 1000)
  const value = seal(secret, PURPOSE, own.slice(0, MOST), until)
  setSealedCookie(reply, env, { name: 'claim', value, seconds: CLAIM_SECONDS })
}
