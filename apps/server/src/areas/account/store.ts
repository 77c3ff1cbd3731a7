import type { User } from '@hakka/contract/account'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { addressOf, shownUsername } from '../../domain/account/accounts.ts'
import { isClassAccount } from '../../domain/account/class-account.ts'
import { isStaffWaiting } from '../../domain/account/staff.ts'
import { isTeacher } from '../../domain/account/teacher.ts'

/** The header says 99+ beyond. */
const UNREAD_MAX = 100

/** Read for every page of somebody who is logged in. */
const userOf = prepared((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      is_teacher: isTeacher,
      is_student: users.isStudent,
      staff_waiting: isStaffWaiting,
      class_account: isClassAccount,
      role_id: users.roleId,
      unread: sql<number>`(select count(*)::integer from (select 1 from notifications
        where user_id = "users"."id" and read_at is null limit ${UNREAD_MAX}) as unread)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user'),
)

export async function findUser(db: NodePgDatabase, id: number): Promise<User | null> {
  const [row] = await userOf(db).execute({ id })
  return row ? { ...row, username: shownUsername(row.username), email: addressOf(row) } : null
}
