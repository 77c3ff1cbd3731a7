import { newSecret } from '../../domain/secrets.ts'
import { endSession } from '../../domain/sessions.ts'
import { studyMinutes } from '../../domain/study-minutes.ts'
import { clearCookies, sessionSecretOf, setVisitorCookie, visitorSecretOf } from '../../http/cookies.ts'
import { mintToken } from '../../http/csrf.ts'
import { fromOf } from '../../http/from.ts'
import { openSession } from '../../http/open-session.ts'
import { route } from '../../http/route.ts'
import { isTicked } from '../../http/ticked.ts'
import { checkLogin } from './login.ts'
import { findUser } from './store.ts'

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

  route('POST /api/login', 'anyone', async ({ body, request, reply, services }) => {
    const userId = await checkLogin(services, body, fromOf(request, services))
    await openSession(request, reply, services, { userId, remember: isTicked(body.remember_me) })
    return { data: { id: userId } }
  }),

  route('POST /api/logout', 'anyone', async ({ request, reply, services }) => {
    const secret = sessionSecretOf(request, services.env)
    if (secret) await endSession(services.db, secret)
    clearCookies(reply, services.env, 'session', 'visitor')
    return undefined
  }),

  route('GET /api/my/id', 'anyone', async ({ actor }) => ({ data: { id: actor.userId } })),

  route('GET /api/my/info', 'anyone', async ({ actor, services }) => ({
    data: {
      user: actor.userId === null ? null : await findUser(services.db, actor.userId),
      permissions: [...actor.permissions].sort(),
    },
  })),

  route('GET /api/my/common', 'anyone', async ({ actor, services: { db, now } }) => ({
    data: { study_history: actor.userId === null ? null : await studyMinutes(db, actor.userId, now()) },
  })),
]
