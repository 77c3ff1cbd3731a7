import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'

/** Whether somebody confirmed that this user teaches. */
export async function isTeacher(db: NodePgDatabase, userId: number): Promise<boolean> {
  const [row] = await db.select({ isTeacher: users.isTeacher }).from(users).where(eq(users.id, userId))
  return row?.isTeacher ?? false
}
