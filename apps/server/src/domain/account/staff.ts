import { STAFF_ROLES } from '@hakka/contract/constants'
import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { userRoles, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { LOCKED } from './locked.ts'

/*
 * A staff role that somebody was given waits until the account has a confirmed address and a password by the staff's
 * rule; until then it allows nothing. See docs/decisions/0020-running-the-site.md.
 */

type Db = NodePgDatabase | Transaction

/** Of a row of `users`. Demo accounts have no address; their passwords are this installation's own. */
const isStaffReady = sql<boolean>`(${users.isDemo} or (${users.email} is not null and ${users.emailVerifiedAt} is not null and ${users.hasStaffPassword}))`

const CODES = STAFF_ROLES.map(({ code }) => code)

/** Of a row of `users`: holds staff roles that allow nothing yet. */
export const isStaffWaiting = sql<boolean>`(not ${isStaffReady} and exists (select from user_roles held where held.user_id = ${users.id} and ${inArray(sql`held.role`, CODES)}))`

/** The roles of a user that are in force now. */
export const rolesInForce = (db: Db, userId: PgColumn): SQL<string[]> =>
  sql<string[]>`array(${db
    .select({ role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.userId, userId), or(notInArray(userRoles.role, CODES), isStaffReady)))})`

/** Users who can do an administrator's work: not shut, and demo accounts only while they can log in. */
export const activeAdministrators = (db: Db) =>
  db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'admin'),
        isStaffReady,
        sql`not (${users.isDemo} and ${users.passwordHash} is null)`,
        sql`not exists (select from user_roles marks where marks.user_id = ${users.id} and marks.role = ${LOCKED})`,
      ),
    )
