import { endSession } from '../../domain/account/sessions.ts'
import { checkLogin } from '../../domain/login/check-login.ts'
import { newSecret } from '../../domain/secret/secrets.ts'
import { studyMinutes } from '../../domain/study/study-minutes.ts'
import { isTicked } from '../../http/input/ticked.ts'
import { route } from '../../http/route.ts'
import {
  clearCookies,
  sessionSecretOf,
  setVisitorCookie,
  visitorSecretOf,
} from '../../http/session/cookies.ts'
import { mintToken } from '../../http/session/csrf.ts'
import { fromOf } from '../../http/session/from.ts'
import { openSession } from '../../http/session/open-session.ts'
import { findUser } from './store.ts'

const LOGIN_LIMIT = { max: 300, per: 'address' } as const

export const routes = [
  route('GET /api/csrf', 'anyone', async ({ actor, request, reply, services }) => {
    const session = sessionSecretOf(request, services.env)
    if (session && actor.sessionId !== null)
      return { data: { token: mintToken(`session:${session}`, services), user_id: actor.userId } }
    // A cookie whose session is over would go on being what tokens are bound to.
    if (session) clearCookies(reply, services.env, 'session')
    const known = visitorSecretOf(request, services.env)
    const visitor = known ?? newSecret()
    if (!known) setVisitorCookie(reply, services.env, visitor)
    return { data: { token: mintToken(`visitor:${visitor}`, services), user_id: null } }
  }),

  route(
    'POST /api/login',
    { policy: 'anyone', limit: LOGIN_LIMIT },
    async ({ body, request, reply, services }) => {
      const userId = await checkLogin(services, body, fromOf(request, services))
      await openSession(request, reply, services, { userId, remember: isTicked(body.remember_me) })
      return { data: { id: userId } }
    },
  ),

  route('POST /api/logout', 'anyone', async ({ request, reply, services }) => {
    const secret = sessionSecretOf(request, services.env)
    if (secret) await endSession(services.db, secret)
    clearCookies(reply, services.env, 'session', 'visitor')
    return undefined
  }),

  route('GET /api/my/id', 'anyone', async ({ actor }) => ({ data: { id: actor.userId } })),

  route('GET /api/my/info', { policy: 'anyone', personal: true }, async ({ actor, services }) => ({
    data: {
      user: actor.userId === null ? null : await findUser(services.db, actor.userId),
      permissions: [...actor.permissions].sort(),
    },
  })),

  route(
    'GET /api/my/common',
    { policy: 'anyone', personal: true },
    async ({ actor, services: { db, now } }) => ({
      data: { study_history: actor.userId === null ? null : await studyMinutes(db, actor.userId, now()) },
    }),
  ),
]
