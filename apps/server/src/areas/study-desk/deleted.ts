import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'

type Deleted = CallAnswer<'GET /api/admin/self_study/{type}/deleted'>

/** A page of what was deleted of a kind, the latest first. */
export async function deletedItems(db: NodePgDatabase, kind: StudyKindName, page: number): Promise<Deleted> {
  const where = and(eq(studyItems.kind, kind), isNotNull(studyItems.deletedAt))
  const rows = await db
    .select({
      id: studyItems.id,
      version: studyItems.version,
      title: studyItems.title,
      no: studyItems.no,
      category: studyCategories.name,
      dialectId: studyItems.dialectId,
      deletedAt: studyItems.deletedAt,
      deleter: users.name,
    })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .leftJoin(users, eq(users.id, studyItems.deletedBy))
    .where(where)
    .orderBy(desc(studyItems.deletedAt), desc(studyItems.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map((row) => ({
      id: row.id,
      version: row.version,
      title: row.title,
      no: row.no,
      category: row.category ?? '',
      dialect_id: row.dialectId,
      ...deletionOf(row),
    })),
    total: await db.$count(studyItems, where),
    page,
    page_size: DESK_PAGE_SIZE,
  }
}
