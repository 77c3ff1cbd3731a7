import { LOGIN_PROVIDERS } from '@hakka/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seal, unseal } from '../../domain/secret/sealed.ts'
import { hashOf } from '../../domain/secret/secrets.ts'
import type { Services } from '../../domain/services.ts'
import { clearCookies, sealedCookieOf, sealedNamesOf, setSealedCookie } from '../../http/session/cookies.ts'

const VISIT_SECONDS = 10 * 60
const JOIN_SECONDS = 30 * 60

const provider = z.enum(LOGIN_PROVIDERS.map((own) => own.provider))

/** What the browser that began a visit carries until it is back. */
const visit = z.object({
  provider,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  next: z.string(),
  /** The session that asked to be bound; a login has none. */
  bindTo: z.number().int().nullable(),
})
export type KeptVisit = z.output<typeof visit>

/** Whom a provider has recognised and nobody here knows yet, until they have said who they are and agreed. */
const joining = z.object({
  provider,
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  isTeacher: z.boolean(),
  next: z.string(),
})
export type KeptJoining = z.output<typeof joining>

type Kept = Pick<Services, 'env' | 'secret' | 'now'>

const laterBy = (seconds: number, now: Date) => new Date(now.getTime() + seconds * 1000)

/** Tabs that one browser may have on their way at once: what a browser sends with each request has an end. */
const VISITS_MAX = 4

/** A visit has a cookie of its own: of two tabs each comes back to what it began. */
const nameOf = (state: string): `visit-${string}` => `visit-${hashOf(state).slice(0, 16)}`

export function keepVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { env, secret, now }: Kept,
  value: KeptVisit,
): void {
  // A browser sends first what it got first: the oldest of them gives way, and the others come back to what they began.
  const others = sealedNamesOf(request, env, 'visit-')
  const tooMany = others.slice(0, Math.max(0, others.length - VISITS_MAX + 1))
  if (tooMany.length > 0) clearCookies(reply, env, ...tooMany)
  const sealed = seal(secret, 'visit', value, laterBy(VISIT_SECONDS, now()))
  setSealedCookie(reply, env, { name: nameOf(value.state), value: sealed, seconds: VISIT_SECONDS })
}

/**
 * The visit of this browser that has a state. Whoever comes back with it has used it up, however it ends; others that are
 * under way go on.
 */
export function takeVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { env, secret, now }: Kept,
  state: string,
): KeptVisit | undefined {
  const name = nameOf(state)
  const sealed = sealedCookieOf(request, env, name)
  if (!sealed) return undefined
  clearCookies(reply, env, name)
  const kept = visit.safeParse(unseal(secret, 'visit', sealed, now())).data
  return kept?.state === state ? kept : undefined
}

export function keepJoining(reply: FastifyReply, { env, secret, now }: Kept, value: KeptJoining): void {
  const sealed = seal(secret, 'joining', value, laterBy(JOIN_SECONDS, now()))
  setSealedCookie(reply, env, { name: 'joining', value: sealed, seconds: JOIN_SECONDS })
}

export function joiningOf(request: FastifyRequest, { env, secret, now }: Kept): KeptJoining | undefined {
  const sealed = sealedCookieOf(request, env, 'joining')
  return sealed ? joining.safeParse(unseal(secret, 'joining', sealed, now())).data : undefined
}
