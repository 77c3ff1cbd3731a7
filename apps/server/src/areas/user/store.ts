import { STAFF_ROLES } from '@hakka/contract/constants'
import type { UserDetail, UserRow } from '@hakka/contract/user'
import { and, eq, gt, max, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sessions, userIdentities, userRoles, users } from '../../db/tables/account.ts'
import { cities, schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { LOCKED } from '../../domain/account/locked.ts'
import { isStaffWaiting } from '../../domain/account/staff.ts'
import { teacherStateOf } from '../../domain/account/teacher.ts'

type Database = NodePgDatabase | Transaction

/** When somebody was last here, of the sessions that are open. */
export const lastSeen = (db: Database, now: Date) =>
  sql`(${db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))})`.mapWith(sessions.lastSeenAt)

/** Users with everything that a list or a page of theirs shows. */
export const selectUsers = (db: Database, now: Date) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      isDemo: users.isDemo,
      staffWaiting: isStaffWaiting,
      roleId: users.roleId,
      teacherConfirmedAt: users.teacherConfirmedAt,
      createdAt: users.createdAt,
      city: cities.name,
      school: schools.name,
      roles: sql<string[]>`array(${db
        .select({ role: userRoles.role })
        .from(userRoles)
        .where(eq(userRoles.userId, users.id))})`,
      providers: sql<string[]>`array(${db
        .select({ provider: userIdentities.provider })
        .from(userIdentities)
        .where(eq(userIdentities.userId, users.id))})`,
      lastSeenAt: lastSeen(db, now),
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(schools, eq(schools.id, users.schoolId))

type Selected = Omit<Awaited<ReturnType<typeof selectUsers>>[number], 'lastSeenAt'> & {
  lastSeenAt: Date | null
}

/** In the order in which roles are offered. */
export const staffRolesOf = (roles: readonly string[]) =>
  STAFF_ROLES.map(({ code }) => code).filter((code) => roles.includes(code))

export const rowOf = (user: Selected): UserRow => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: user.email,
  role_id: user.roleId,
  roles: staffRolesOf(user.roles),
  teacher: teacherStateOf(user),
  locked: user.roles.includes(LOCKED),
  staff_waiting: user.staffWaiting,
  created_at: user.createdAt.toISOString(),
  last_seen_at: user.lastSeenAt?.toISOString() ?? null,
})

export async function findUser(db: Database, id: number, now: Date): Promise<UserDetail | undefined> {
  const [user] = await selectUsers(db, now).where(eq(users.id, id))
  if (!user) return undefined
  return {
    ...rowOf(user),
    email_verified: user.emailVerifiedAt !== null,
    demo: user.isDemo,
    city: user.city,
    school: user.school,
    providers: user.providers,
    sessions: await db.$count(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
  }
}
