import type { LoginProvider } from '@hakka/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bindIdentity } from '../../domain/account/identities.ts'
import { confirmTeacher } from '../../domain/account/teacher.ts'
import type { Claims } from '../../domain/oidc/claims.ts'
import type { Services } from '../../domain/services.ts'
import { clearCookies } from '../../http/session/cookies.ts'
import { openSession } from '../../http/session/open-session.ts'

/** Binds what the provider has recognised to an account of ours. */
export async function bind(
  { db, now }: Services,
  { userId, provider, claims }: { userId: number; provider: LoginProvider; claims: Claims },
): Promise<'bound' | 'taken' | 'other_bound'> {
  return db.transaction(async (transaction) => {
    const result = await bindIdentity(transaction, { userId, provider, claims, now: now() })
    if (result === 'bound' && claims.isTeacher) await confirmTeacher(transaction, userId, now())
    return result
  })
}

/** Opens a session for somebody whom a provider has recognised; the one of before ends. */
export async function login(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { userId, claims }: { userId: number; claims: Pick<Claims, 'isTeacher'> },
): Promise<void> {
  if (claims.isTeacher) await confirmTeacher(services.db, userId, services.now())
  await openSession(request, reply, services, { userId, remember: false })
  clearCookies(reply, services.env, 'joining')
}
