import { ownerOfAddress } from '../../domain/account/accounts.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { login } from './arrive.ts'
import { join, providerName } from './join.ts'
import { joiningOf } from './visit.ts'

const LIMIT = { max: 300, per: 'address' } as const

export const routes = [
  route('GET /api/login/joining', { policy: 'anyone', personal: true }, async ({ request, services }) => {
    const who = joiningOf(request, services)
    if (!who) return { data: null }
    return {
      data: {
        provider: who.provider,
        provider_name: providerName(who.provider),
        name: who.name,
        email: who.email,
        email_verified: who.emailVerified,
        is_teacher: who.isTeacher,
        // Said only to whom the address belongs.
        has_account:
          who.email !== null &&
          who.emailVerified &&
          (await ownerOfAddress(services.db, who.email)) !== undefined,
      },
    }
  }),

  route(
    'POST /api/login/join',
    { policy: 'anyone', limit: LIMIT },
    async ({ body, request, reply, services }) => {
      const who = joiningOf(request, services)
      if (!who) throw new AppError('conflict', { message: '等候逾時，請重新登入一次' })
      const id = await join(services, who, body)
      await login(request, reply, services, { userId: id, claims: who })
      return { data: { id, next: who.next } }
    },
  ),
]
