import { LOGIN_PROVIDERS } from '@hakka/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seal, unseal } from '../../domain/secret/sealed.ts'
import type { Services } from '../../domain/services.ts'
import { clearCookies, sealedCookieOf, setSealedCookie } from '../../http/session/cookies.ts'

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

export function keepVisit(reply: FastifyReply, { env, secret, now }: Kept, value: KeptVisit): void {
  const sealed = seal(secret, 'visit', value, laterBy(VISIT_SECONDS, now()))
  setSealedCookie(reply, env, { name: 'visit', value: sealed, seconds: VISIT_SECONDS })
}

/** The visit that this browser is on. Whoever comes back has used it up, however it ends. */
export function takeVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { env, secret, now }: Kept,
): KeptVisit | undefined {
  const sealed = sealedCookieOf(request, env, 'visit')
  if (!sealed) return undefined
  clearCookies(reply, env, 'visit')
  return visit.safeParse(unseal(secret, 'visit', sealed, now())).data
}

export function keepJoining(reply: FastifyReply, { env, secret, now }: Kept, value: KeptJoining): void {
  const sealed = seal(secret, 'joining', value, laterBy(JOIN_SECONDS, now()))
  setSealedCookie(reply, env, { name: 'joining', value: sealed, seconds: JOIN_SECONDS })
}

export function joiningOf(request: FastifyRequest, { env, secret, now }: Kept): KeptJoining | undefined {
  const sealed = sealedCookieOf(request, env, 'joining')
  return sealed ? joining.safeParse(unseal(secret, 'joining', sealed, now())).data : undefined
}
