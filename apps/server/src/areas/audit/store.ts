import type { CallQuery } from '@hakka/contract/calls'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { and, asc, desc, eq, gte, ilike, isNotNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { auditRows } from '../../db/tables/audit.ts'
import { containing } from '../../domain/text/like.ts'
import { changesOf } from './changes.ts'

/** `since`: nothing older. */
type Asked = Omit<CallQuery<'GET /api/admin/audit'>, 'days'> & { since?: Date | undefined }

const COLUMNS = {
  at: auditRows.at,
  action: auditRows.action,
  user_name: auditRows.userName,
} satisfies Record<Asked['sort'], unknown>

export async function listAudit(db: NodePgDatabase, asked: Asked) {
  const like = asked.keyword && containing(asked.keyword)
  const where = and(
    like ? or(ilike(auditRows.subject, like), ilike(auditRows.userName, like)) : undefined,
    asked.user_id ? eq(auditRows.userId, asked.user_id) : undefined,
    asked.action ? eq(auditRows.action, asked.action) : undefined,
    asked.since ? gte(auditRows.at, asked.since) : undefined,
  )
  const order = asked.direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(auditRows)
    .where(where)
    .orderBy(order(COLUMNS[asked.sort]), order(auditRows.id))
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      user_id: row.userId,
      user_name: row.userName,
      action: row.action,
      subject_id: row.subjectId,
      subject: row.subject,
      changes: changesOf(row.before, row.after),
    })),
    total: await db.$count(auditRows, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}

/** Everything that was ever done, and everybody who did something. */
export async function auditFilters(db: NodePgDatabase) {
  const actions = await db
    .selectDistinct({ action: auditRows.action })
    .from(auditRows)
    .orderBy(auditRows.action)
  // Under the latest of the names that somebody had.
  const users = await db
    .selectDistinctOn([auditRows.userId], { id: auditRows.userId, name: auditRows.userName })
    .from(auditRows)
    .where(isNotNull(auditRows.userId))
    .orderBy(auditRows.userId, desc(auditRows.id))
  return {
    actions: actions.map(({ action }) => action),
    users: users.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
  }
}
