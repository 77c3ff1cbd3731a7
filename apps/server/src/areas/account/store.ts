import type { User } from '@hakka/contract/account'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { addressOf, shownUsername } from '../../domain/account/accounts.ts'
import { isStaffWaiting } from '../../domain/account/staff.ts'
import { isTeacher } from '../../domain/account/teacher.ts'

export async function findUser(db: NodePgDatabase, id: number): Promise<User | null> {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      is_teacher: isTeacher,
      is_student: users.isStudent,
      staff_waiting: isStaffWaiting,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ? { ...row, username: shownUsername(row.username), email: addressOf(row) } : null
}
