import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { sendVerification } from '../../domain/account/account-mails.ts'
import { addressOf, confirmAddress, isConfirmed } from '../../domain/account/accounts.ts'
import { secondsToWait, takeMailTurn } from '../../domain/account/mail-cooldown.ts'
import { takeMailToken } from '../../domain/account/mail-tokens.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

async function findOwn({ db }: Services, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  // Erased from another device a moment ago.
  if (!user) throw new AppError('login_required')
  return user
}

const refusal = (field: 'email' | 'token', message: string) =>
  new AppError('validation', { message, errors: { [field]: [message] } })

const LINKS = { max: 120, per: 'address' } as const

export const routes = [
  route('GET /api/email', { policy: 'login', personal: true }, async ({ actor, services }) => {
    const user = await findOwn(services, actor.userId)
    const email = addressOf(user)
    const asked = email && { purpose: 'verify' as const, email, now: services.now() }
    const wait_seconds = asked ? await secondsToWait(services.db, asked) : 0
    return { data: { email, is_verified: isConfirmed(user), wait_seconds } }
  }),

  route('POST /api/email/resend', { policy: 'login', limit: LINKS }, async ({ actor, services }) => {
    const user = await findOwn(services, actor.userId)
    const email = addressOf(user)
    if (!email) throw refusal('email', '這個帳號還沒有電子郵件')
    if (isConfirmed(user)) throw refusal('email', '電子郵件已經確認過了')
    await takeMailTurn(services.db, { purpose: 'verify', email, now: services.now() })
    await services.db.transaction((transaction) => sendVerification(services, transaction, user, email))
    return { message: '確認信已寄出！' }
  }),

  route(
    'POST /api/email/verify',
    { policy: 'anyone', limit: LINKS },
    async ({ actor, body, services: { db, now } }) => {
      await db.transaction(async (transaction) => {
        const taken = await takeMailToken(transaction, body.token, 'verify', now())
        if (!taken) throw refusal('token', '這個連結已經用過，或超過 30 分鐘了')
        const session = actor.userId === taken.userId ? actor.sessionId : null
        const confirmed = await confirmAddress(transaction, { ...taken, now: now(), session })
        if (!confirmed) throw refusal('token', '這個電子郵件已經是另一個帳號的')
      })
      return { message: '電子郵件已確認' }
    },
  ),
]
