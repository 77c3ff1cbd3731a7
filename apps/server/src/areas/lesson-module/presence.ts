import { and, eq, lt, ne } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { moduleEditors } from '../../db/tables/authoring.ts'
import { goneAt } from '../../domain/lesson/presence.ts'
import type { Services } from '../../domain/services.ts'

/** Notes that somebody has a module open, or has left it. @returns the names of the others who have it open */
export async function notePresence(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { moduleId, userId, leaving }: { moduleId: number; userId: number; leaving: boolean },
): Promise<string[]> {
  const gone = goneAt(now())
  const own = and(eq(moduleEditors.moduleId, moduleId), eq(moduleEditors.userId, userId))
  if (leaving) await db.delete(moduleEditors).where(own)
  else
    await db
      .insert(moduleEditors)
      .values({ moduleId, userId, seenAt: now() })
      .onConflictDoUpdate({
        target: [moduleEditors.moduleId, moduleEditors.userId],
        set: { seenAt: now() },
      })
  await db
    .delete(moduleEditors)
    .where(and(eq(moduleEditors.moduleId, moduleId), lt(moduleEditors.seenAt, gone)))
  const rows = await db
    .select({ name: users.name })
    .from(moduleEditors)
    .innerJoin(users, eq(users.id, moduleEditors.userId))
    .where(and(eq(moduleEditors.moduleId, moduleId), ne(moduleEditors.userId, userId)))
    .orderBy(users.name)
    .limit(10)
  return rows.map(({ name }) => name)
}
