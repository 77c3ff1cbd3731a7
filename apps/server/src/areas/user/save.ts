import { STAFF_ROLES, type StaffRole } from '@hakka/contract/constants'
import type { UserDetail } from '@hakka/contract/user'
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { apiTokens, mailTokens, sessions, userRoles, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Thing, UNCHANGED } from '../../domain/edit.ts'
import { USERS } from '../../domain/lock.ts'
import { LOCKED } from '../../domain/locked.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { findUser, staffRolesOf } from './store.ts'

/** Who does it, to whom. */
export interface Deed {
  actorId: number | null
  id: number
}

const nameOf = (code: string) => STAFF_ROLES.find((role) => role.code === code)?.name ?? code

/** One by one: nobody takes away the last two administrators at once. */
export const USER: Thing<UserDetail> = {
  name: USERS,
  oneByOne: true,
  find: async (transaction, id, at) => {
    const item = await findUser(transaction, id, at)
    return item && { item, title: item.name, version: 0, savedAt: null }
  },
  record: ({ roles }) => ({ roles: roles.map(nameOf) }),
}

/** Sets the staff roles; what the account registered as stays. */
export async function saveRoles(
  services: Services,
  { actorId, id }: Deed,
  { roles, was }: { roles: readonly StaffRole[]; was?: readonly StaffRole[] | undefined },
): Promise<UserDetail> {
  const next = staffRolesOf(roles)
  const deed = { userId: actorId, action: 'user.roles', id }
  const { after } = await edit(services, USER, deed, async (transaction, { item: before }) => {
    if (was && String(staffRolesOf(was)) !== String(before.roles))
      throw new AppError('conflict', { current: before })
    if (String(next) === String(before.roles)) return UNCHANGED
    if (before.roles.includes('admin') && !next.includes('admin')) await keepAnAdmin(transaction, id, 'roles')
    const removed = before.roles.filter((role) => !next.includes(role))
    await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), inArray(userRoles.role, removed)))
    if (next.length === 0) return
    const rows = next.map((role) => ({ userId: id, role }))
    await transaction.insert(userRoles).values(rows).onConflictDoNothing()
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
  const { after } = await edit(services, USER, deed, async (transaction, { item: before }, at) => {
    if (before.locked === locked) return UNCHANGED
    if (!locked) {
      await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, LOCKED)))
      return
    }
    if (before.roles.includes('admin')) await keepAnAdmin(transaction, id, 'locked')
    await transaction.insert(userRoles).values({ userId: id, role: LOCKED })
    await transaction.delete(sessions).where(eq(sessions.userId, id))
    await transaction.delete(mailTokens).where(eq(mailTokens.userId, id))
    await transaction
      .update(apiTokens)
      .set({ revokedAt: at })
      .where(and(eq(apiTokens.userId, id), isNull(apiTokens.revokedAt)))
  })
  return after.item
}

/** @throws AppError `validation` when nobody else could give anybody a role any more */
async function keepAnAdmin(transaction: Transaction, id: number, field: string): Promise<void> {
  const marks = alias(userRoles, 'marks')
  const others = await transaction
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'admin'),
        ne(users.id, id),
        // Demo accounts that were shut have no password any more.
        sql`not (${users.isDemo} and ${users.passwordHash} is null)`,
        notExists(
          transaction
            .select({ role: marks.role })
            .from(marks)
            .where(and(eq(marks.userId, users.id), eq(marks.role, LOCKED))),
        ),
      ),
    )
  if (others.length > 0) return
  throw new AppError('validation', { errors: { [field]: ['這是最後一位系統管理員，請先把權限交給別人'] } })
}
