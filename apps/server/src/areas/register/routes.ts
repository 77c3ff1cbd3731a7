import type { CallBody } from '@hakka/contract/calls'
import { sendVerification } from '../../domain/account-mails.ts'
import { takeMailTurn } from '../../domain/mail-cooldown.ts'
import { passwordFaults } from '../../domain/password-rules/rules.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { openSession } from '../../http/open-session.ts'
import { route } from '../../http/route.ts'
import { isTicked } from '../../http/ticked.ts'
import { createAccount } from './store.ts'

/** What the schema alone can't judge, by field. */
async function faultsOf(
  { email, password, password_confirmation, name, agreement }: CallBody<'POST /api/register'>,
  policy: Env['passwordPolicy'],
): Promise<Record<string, string[]>> {
  const faults = {
    password: await passwordFaults(password, { staff: false, policy, own: [email, name] }),
    password_confirmation: password === password_confirmation ? [] : ['兩次輸入的密碼不同'],
    agreement: isTicked(agreement) ? [] : ['請先閱讀並勾選同意'],
  }
  return Object.fromEntries(Object.entries(faults).filter(([, own]) => own.length > 0))
}

export const routes = [
  route('POST /api/register', 'anyone', async ({ actor, body, request, reply, services }) => {
    const { db, env, now } = services
    if (actor.userId !== null) throw new AppError('forbidden', { message: '請先登出，再註冊新的帳號' })
    const errors = await faultsOf(body, env.passwordPolicy)
    if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
    await takeMailTurn(db, { purpose: 'verify', email: body.email, now: now() })
    const user = await createAccount(services, body)
    await sendVerification(services, user, body.email)
    await openSession(request, reply, services, { userId: user.id, remember: false })
    return { data: { id: user.id } }
  }),
]
