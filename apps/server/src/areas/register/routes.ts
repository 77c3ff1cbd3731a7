import { takeMailTurn } from '../../domain/account/mail-cooldown.ts'
import { passwordFaults, repetitionFaults } from '../../domain/password-rules/rules.ts'
import { isTicked } from '../../http/input/ticked.ts'
import { type Faults, type Given, route } from '../../http/route.ts'
import { openSession } from '../../http/session/open-session.ts'
import { AppError } from '../../kernel/app-error.ts'
import { createAccount } from './store.ts'

async function faultsOf({ actor, body, services: { env } }: Given<'POST /api/register'>): Promise<Faults> {
  if (actor.userId !== null) throw new AppError('forbidden', { message: '請先登出，再註冊新的帳號' })
  const { email, password, name, agreement } = body
  const owner = { staff: false, policy: env.passwordPolicy, own: [email, name] }
  return {
    password: password === undefined ? [] : await passwordFaults(password, owner),
    password_confirmation: repetitionFaults(body),
    agreement: isTicked(agreement) ? [] : ['請先閱讀並勾選同意'],
  }
}

export const routes = [
  route(
    'POST /api/register',
    { policy: 'anyone', limit: { max: 120, per: 'address' } },
    async ({ body, request, reply, services }) => {
      const { db, now } = services
      await takeMailTurn(db, { purpose: 'verify', email: body.email, now: now() })
      const user = await createAccount(services, body)
      await openSession(request, reply, services, { userId: user.id, remember: false })
      return { data: { id: user.id } }
    },
    faultsOf,
  ),
]
