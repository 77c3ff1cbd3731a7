import { asc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accountJoins, users } from '../../db/tables/account.ts'
import { childLinks } from '../../db/tables/child.ts'
import type { Services } from '../../domain/services.ts'

const parent = alias(users, 'parent')
const child = alias(users, 'child')

/** Who saw whose study, and class accounts that became part of this one within the last day. */
export async function familyOf(db: Services['db'], userId: number) {
  const links = await db
    .select({
      parent: parent.name,
      child: child.name,
      linked_at: childLinks.linkedAt,
      ended_at: childLinks.endedAt,
      ended_by: childLinks.endedBy,
    })
    .from(childLinks)
    .innerJoin(parent, eq(parent.id, childLinks.parentId))
    .innerJoin(child, eq(child.id, childLinks.childId))
    .where(or(eq(childLinks.parentId, userId), eq(childLinks.childId, userId)))
    .orderBy(asc(childLinks.id))
  const joins = await db
    .select({
      class_account: users.username,
      joined_at: accountJoins.joinedAt,
      final_at: accountJoins.finalAt,
      undone_at: accountJoins.undoneAt,
    })
    .from(accountJoins)
    .innerJoin(users, eq(users.id, accountJoins.fromId))
    .where(eq(accountJoins.toId, userId))
    .orderBy(asc(accountJoins.id))
  return { links, joined_class_accounts: joins }
}
