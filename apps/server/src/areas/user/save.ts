import { STAFF_ROLES, type StaffRole } from '@hakka/contract/constants'
import type { UserDetail } from '@hakka/contract/user'
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { apiTokens, mailTokens, sessions, userRoles, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/audit.ts'
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

/** The user, locked until the transaction ends, and so are all administrators: nobody takes away the last two at once. */
export async function openUser(transaction: Transaction, id: number, now: Date): Promise<UserDetail> {
  await transaction.select().from(userRoles).where(eq(userRoles.role, 'admin')).for('update')
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const user = await findUser(transaction, id, now)
  if (!user) throw new AppError('not_found')
  return user
}

/** Sets the staff roles; what the account registered as stays. */
export async function saveRoles(
  { db, now }: Services,
  { actorId, id }: Deed,
  { roles, was }: { roles: readonly StaffRole[]; was?: readonly StaffRole[] | undefined },
): Promise<UserDetail> {
  const at = now()
  const next = staffRolesOf(roles)
  return db.transaction(async (transaction) => {
    const before = await openUser(transaction, id, at)
    if (was && String(staffRolesOf(was)) !== String(before.roles))
      throw new AppError('conflict', { current: before })
    if (String(next) === String(before.roles)) return before
    if (before.roles.includes('admin') && !next.includes('admin')) await keepAnAdmin(transaction, id, 'roles')
    const removed = before.roles.filter((role) => !next.includes(role))
    await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), inArray(userRoles.role, removed)))
    if (next.length > 0) {
      const rows = next.map((role) => ({ userId: id, role }))
      await transaction.insert(userRoles).values(rows).onConflictDoNothing()
    }
    await writeAudit(
      transaction,
      {
        userId: actorId,
        action: 'user.roles',
        subjectId: id,
        subject: before.name,
        before: { roles: before.roles.map(nameOf) },
        after: { roles: next.map(nameOf) },
      },
      at,
    )
    return openUser(transaction, id, at)
  })
}

/** Shuts an account, which logs it out everywhere, or opens it again. */
export async function saveLock(
  { db, now }: Services,
  { actorId, id }: Deed,
  locked: boolean,
): Promise<UserDetail> {
  const at = now()
  if (locked && actorId === id)
    throw new AppError('validation', { errors: { locked: ['不能停用自己的帳號'] } })
  return db.transaction(async (transaction) => {
    const before = await openUser(transaction, id, at)
    if (before.locked === locked) return before
    if (locked) {
      if (before.roles.includes('admin')) await keepAnAdmin(transaction, id, 'locked')
      await transaction.insert(userRoles).values({ userId: id, role: LOCKED })
      await transaction.delete(sessions).where(eq(sessions.userId, id))
      await transaction.delete(mailTokens).where(eq(mailTokens.userId, id))
      await transaction
        .update(apiTokens)
        .set({ revokedAt: at })
        .where(and(eq(apiTokens.userId, id), isNull(apiTokens.revokedAt)))
    } else {
      await transaction.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, LOCKED)))
    }
    await writeAudit(
      transaction,
      {
        userId: actorId,
        action: 'user.lock',
        subjectId: id,
        subject: before.name,
        before: { locked: before.locked },
        after: { locked },
      },
      at,
    )
    return openUser(transaction, id, at)
  })
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
