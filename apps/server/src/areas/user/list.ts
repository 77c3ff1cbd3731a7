import { accountName } from '@hakka/contract/account-fields'
import type { CallQuery } from '@hakka/contract/calls'
import { REGISTER_ROLE_IDS, ROLES } from '@hakka/contract/constants'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { and, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { userRoles, users } from '../../db/tables/account.ts'
import { isPendingTeacher } from '../../domain/account/teacher.ts'
import { containing } from '../../domain/text/like.ts'
import { lastSeen, rowOf, selectUsers } from './store.ts'

type Asked = CallQuery<'GET /api/admin/users'>

export async function listUsers(db: NodePgDatabase, asked: Asked, now: Date) {
  const like = asked.keyword && containing(asked.keyword)
  const named = asked.keyword && containing(accountName(asked.keyword))
  const where = and(
    like && named
      ? or(ilike(users.username, named), ilike(users.name, like), ilike(users.email, named))
      : undefined,
    asked.role && isOf(db, asked.role),
  )
  const column: Record<Asked['sort'], SQL> = {
    waiting: sql`coalesce(${isPendingTeacher}, false)`,
    created_at: sql`${users.createdAt}`,
    name: sql`${users.name}`,
    username: sql`${users.username}`,
    last_seen_at: sql`${lastSeen(db, now)}`,
  }
  const direction = asked.direction === 'asc' ? sql`asc` : sql`desc`
  const rows = await selectUsers(db, now)
    .where(where)
    .orderBy(sql`${column[asked.sort]} ${direction} nulls last`, desc(users.createdAt), desc(users.id))
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map(rowOf),
    total: await db.$count(users, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}

/** A state, what an account registered as, or a role of staff. */
function isOf(db: NodePgDatabase, role: NonNullable<Asked['role']>): SQL | undefined {
  if (role === 'pending') return isPendingTeacher
  const registered = ROLES.find(
    ({ id, code }) => code === role && REGISTER_ROLE_IDS.some((own) => own === id),
  )
  if (registered) return eq(users.roleId, registered.id)
  return exists(
    db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.role, role))),
  )
}
