import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../http/route.ts'

/** Whose things they are: the policy `login` has let nobody else through. */
export function mine({ userId, sessionId }: Actor): { userId: number; sessionId: number | null } {
  if (userId === null) throw new AppError('login_required')
  return { userId, sessionId }
}
