import { STAFF_ROLES, type StaffRole } from '@hakka/contract/constants'
import type { UserDetail } from '@hakka/contract/user'
import { and, eq, inArray } from 'drizzle-orm'
import { userRoles } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { sendStaffInvitation } from '../../domain/account/account-mails.ts'
import { endAccess, endLinks } from '../../domain/account/end-access.ts'
import { LOCKED } from '../../domain/account/locked.ts'
import { activeAdministrators } from '../../domain/account/staff.ts'
import { edit, type Thing, UNCHANGED } from '../../domain/edit/edit.ts'
import { USERS } from '../../domain/edit/lock.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { findUser, staffRolesOf } from './store.ts'

/** Who does it, to whom. */
export interface Deed {
  actorId: number
  id: number
}

const nameOf = (code: string) => STAFF_ROLES.find((role) => role.code === code)?.name ?? code

/** One by one: nobody takes away the last two administrators at once. */
export const USER: Thing<UserDetail> = {
  name: USERS,
  topic: 'user',
  oneByOne: true,
  find: async (transaction, id, at) => {
    const item = await findUser(transaction, id, at)
    return item && { item, title: item.name, version: 0, savedAt: null }
  },
  record: ({ roles }) => ({ roles: roles.map(nameOf) }),
}

const NO_ADDRESS =
  '這個帳號還沒有確認過電子郵件，不能擔任工作人員。請本人先到「修改資料」設定電子郵件，並打開確認信中的連結'

/**
 * Sets the staff roles; what the account registered as stays. Whoever gets one is logged out, and told by mail to set
 * a password by the staff's rule where the present one is not known to keep it: the role waits for that.
 * @throws AppError `validation` for an account that nobody could send such a mail
 */
export async function saveRoles(
  services: Services,
  { actorId, id }: Deed,
  { roles, was }: { roles: readonly StaffRole[]; was?: readonly StaffRole[] | undefined },
): Promise<UserDetail> {
  const next = staffRolesOf(roles)
  const deed = { userId: actorId, action: 'user.roles', id }
  const { after } = await edit(services, USER, deed, async (transaction, { item: before }, at) => {
    if (was && String(staffRolesOf(was)) !== String(before.roles))
      throw new AppError('conflict', { current: before })
    if (String(next) === String(before.roles)) return UNCHANGED
    if (next.some((role) => !before.roles.includes(role))) {
      if (!before.email_verified && !before.demo)
        throw new AppError('validation', { errors: { roles: [NO_ADDRESS] } })
      if (actorId !== id) await endAccess(transaction, id)
    }
    await endLinks(transaction, id)
    if (before.roles.includes('admin') && !next.includes('admin')) await keepAnAdmin(transaction, id, 'roles')
    const removed = before.roles.filter((role) => !next.includes(role))
    await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), inArray(userRoles.role, removed)))
    if (next.length === 0) return
    const rows = next.map((role) => ({ userId: id, role }))
    await transaction.insert(userRoles).values(rows).onConflictDoNothing()
    const { name, email, staff_waiting } = (await findUser(transaction, id, at)) ?? before
    if (staff_waiting && email !== null) await sendStaffInvitation(services, transaction, { id, name }, email)
  })
  return after.item
}

/** Shuts an account, which logs it out everywhere, or opens it again. */
export async function saveLock(
  services: Services,
  { actorId, id }: Deed,
  locked: boolean,
): Promise<UserDetail> {
  if (locked && actorId === id)
    throw new AppError('validation', { errors: { locked: ['不能停用自己的帳號'] } })
  const deed = {
    userId: actorId,
    action: 'user.lock',
    id,
    record: (user: UserDetail) => ({ locked: user.locked }),
  }
  const { after } = await edit(services, USER, deed, async (transaction, { item: before }) => {
    if (before.locked === locked) return UNCHANGED
    if (!locked) {
      await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, LOCKED)))
      await endAccess(transaction, id)
      return
    }
    if (before.roles.includes('admin')) await keepAnAdmin(transaction, id, 'locked')
    await transaction.insert(userRoles).values({ userId: id, role: LOCKED })
    await endAccess(transaction, id)
  })
  return after.item
}

/** @throws AppError `validation` when nobody else could give anybody a role any more */
async function keepAnAdmin(transaction: Transaction, id: number, field: string): Promise<void> {
  const active = await activeAdministrators(transaction)
  const others = active.filter((other) => other.id !== id)
  if (others.length > 0) return
  throw new AppError('validation', { errors: { [field]: ['這是最後一位系統管理員，請先把權限交給別人'] } })
}
