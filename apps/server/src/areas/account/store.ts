import type { User } from '@hakka/contract/account'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'

/** By the name that was typed: upper and lower case are the same account. */
export async function findByUsername(db: NodePgDatabase, username: string) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username.normalize('NFC')})`))
  return row
}

export async function findUser(db: NodePgDatabase, id: number): Promise<User | null> {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      is_teacher: users.isTeacher,
      is_student: users.isStudent,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}
