import type { CallQuery } from '@hakka/contract/calls'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { and, asc, desc, eq, ilike, isNotNull, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { files } from '../../db/tables/content.ts'
import { assessments } from '../../db/tables/download.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'
import { containing } from '../../domain/text/like.ts'
import { present } from './store.ts'

type Asked = CallQuery<'GET /api/admin/assessments'>

const COLUMNS = {
  step_no: assessments.stepNo,
  dialect_id: assessments.dialectId,
  updated_at: assessments.updatedAt,
} satisfies Record<Asked['sort'], unknown>

/** One page of the desk's list, or of what was deleted from it. */
export async function listForDesk(db: NodePgDatabase, asked: Asked) {
  const where = and(
    asked.deleted === 1 ? isNotNull(assessments.deletedAt) : isNull(assessments.deletedAt),
    asked.keyword ? ilike(assessments.title, containing(asked.keyword)) : undefined,
  )
  const order = asked.direction === 'asc' ? asc : desc
  const rows = await db
    .select({ item: assessments, size: files.size, deleter: users.name })
    .from(assessments)
    .innerJoin(files, eq(files.id, assessments.fileId))
    .leftJoin(users, eq(users.id, assessments.deletedBy))
    .where(where)
    .orderBy(
      asked.deleted === 1 ? desc(assessments.deletedAt) : order(COLUMNS[asked.sort]),
      asc(assessments.semesterNo),
      asc(assessments.lessonNo),
      asc(assessments.id),
    )
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map(({ item, size, deleter }) => ({
      ...present(item, size),
      updated_at: item.updatedAt.toISOString(),
      ...deletionOf({ deletedAt: item.deletedAt, deleter }),
    })),
    total: await db.$count(assessments, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}
