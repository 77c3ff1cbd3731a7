import type { ChildCode } from '@hakka/contract/child'
import { CHILD } from '@hakka/contract/constants/child'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { childCodes, childLinks } from '../../db/tables/child.ts'
import { newCode } from '../../domain/school-class/code.ts'
import type { Services } from '../../domain/services.ts'

const MINUTE_MS = 60_000

/** The code that a child shows, while it is good, and who sees what it studies. */
export async function codeOf(db: NodePgDatabase, childId: number, now: Date): Promise<ChildCode> {
  const [code] = await db
    .select()
    .from(childCodes)
    .where(and(eq(childCodes.childId, childId), gt(childCodes.expiresAt, now)))
  const parents = await db
    .select({ id: childLinks.id, name: users.name, linkedAt: childLinks.linkedAt })
    .from(childLinks)
    .innerJoin(users, eq(users.id, childLinks.parentId))
    .where(and(eq(childLinks.childId, childId), isNull(childLinks.endedAt)))
    .orderBy(asc(childLinks.id))
  return {
    code: code?.code ?? null,
    expires_at: code?.expiresAt.toISOString() ?? null,
    parents: parents.map(({ linkedAt, ...parent }) => ({ ...parent, linked_at: linkedAt.toISOString() })),
  }
}

/** Makes a code, and the one of before void. Two children never have the same. */
export async function makeCode({ db, now }: Pick<Services, 'db' | 'now'>, childId: number): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHILD.code_minutes * MINUTE_MS)
  await db.transaction(async (transaction) => {
    for (;;) {
      await transaction.delete(childCodes).where(eq(childCodes.childId, childId))
      const made = await transaction
        .insert(childCodes)
        .values({ childId, code: newCode(), expiresAt })
        .onConflictDoNothing()
        .returning({ code: childCodes.code })
      // Another child has it, or another of this child's browsers was faster.
      if (made.length > 0) return
    }
  })
}
