import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { sendReset } from '../../domain/account/account-mails.ts'
import { takeMailTurn } from '../../domain/account/mail-cooldown.ts'
import { findMailToken } from '../../domain/account/mail-tokens.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { clearCookies } from '../../http/session/cookies.ts'
import { rememberDevice } from '../../http/session/open-session.ts'
import { describe } from '../../kernel/describe.ts'
import { resetFaults, resetPassword } from './reset.ts'

/** After the answer, which must take as long for an address that nobody has. */
async function sendWhereKnown(services: Services, email: string): Promise<void> {
  try {
    const [user] = await services.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
    if (user) await services.db.transaction((transaction) => sendReset(services, transaction, user, email))
  } catch (error) {
    services.log.error(describe(error), 'a reset mail was not sent')
  }
}

const LIMITED = { policy: 'anyone', limit: { max: 60, per: 'address' } } as const

export const routes = [
  route('POST /api/password/email', LIMITED, async ({ body: { email }, services }) => {
    await takeMailTurn(services.db, { purpose: 'reset', email, now: services.now() })
    void sendWhereKnown(services, email)
    return { message: '如果這個電子郵件有帳號，重設密碼的信很快就會寄到，請到信箱查看。' }
  }),

  route(
    'GET /api/password/reset',
    { policy: 'anyone', personal: true },
    async ({ query: { token }, services: { db, now } }) => {
      const found = token ? await findMailToken(db, token, 'reset', now()) : undefined
      return { data: { email: found?.email ?? null } }
    },
  ),

  route(
    'POST /api/password/reset',
    LIMITED,
    async ({ body, request, reply, services }) => {
      const userId = await resetPassword(services, body)
      // Whoever goes on failing elsewhere can't lock the owner out before the new password is tried.
      await rememberDevice(request, reply, services, userId)
      clearCookies(reply, services.env, 'session')
      return { message: '密碼已更新，請用新密碼登入' }
    },
    resetFaults,
  ),
]
