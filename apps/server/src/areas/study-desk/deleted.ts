import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { users } from '../../db/tables/account.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'

type Deleted = CallAnswer<'GET /api/admin/self_study/{type}/deleted'>

const parent = alias(studyCategories, 'parent')
/** The theme that something was deleted with. Where it is there again by itself, what went with it is listed for itself. */
const whole = alias(studyCategories, 'whole')
const isOwn = isNull(whole.deletedAt)

/** A page of what was deleted of a kind, the latest first; what went with its theme comes back with it. */
export async function deletedItems(db: NodePgDatabase, kind: StudyKindName, page: number): Promise<Deleted> {
  const items = db
    .select({
      of: sql<'item' | 'theme' | 'part'>`'item'`.as('of'),
      id: studyItems.id,
      version: studyItems.version,
      title: sql<string>`${studyItems.title}`.as('title'),
      no: studyItems.no,
      category: sql<string>`coalesce(${studyCategories.name}, '')`.as('category'),
      dialectId: sql<number | null>`${studyItems.dialectId}::int`.as('dialect_id'),
      levelNo: sql<number | null>`${studyItems.levelNo}::int`.as('level_no'),
      count: sql<number>`0`.as('count'),
      deletedAt: studyItems.deletedAt,
      deleter: users.name,
    })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .leftJoin(whole, eq(whole.id, studyItems.deletedWith))
    .leftJoin(users, eq(users.id, studyItems.deletedBy))
    .where(and(eq(studyItems.kind, kind), isNotNull(studyItems.deletedAt), isOwn))
  const within = sql`(select count(*)::int from ${studyItems} item
    join ${studyCategories} own on own.id = item.category_id
    where item.deleted_with = ${studyCategories.id} and ${studyCategories.id} in (own.id, own.parent_id))`
  const themes = db
    .select({
      of: sql<
        'item' | 'theme' | 'part'
      >`case when ${studyCategories.parentId} is null then 'theme' else 'part' end`.as('of'),
      id: studyCategories.id,
      version: studyCategories.version,
      title: sql<string>`${studyCategories.name}`.as('title'),
      no: studyCategories.no,
      category: sql<string>`coalesce(${parent.name}, '')`.as('category'),
      dialectId: sql<number | null>`null::int`.as('dialect_id'),
      levelNo: sql<number | null>`coalesce(${studyCategories.levelNo}, ${parent.levelNo})::int`.as(
        'level_no',
      ),
      count: sql<number>`${within}`.as('count'),
      deletedAt: studyCategories.deletedAt,
      deleter: users.name,
    })
    .from(studyCategories)
    .leftJoin(parent, eq(parent.id, studyCategories.parentId))
    .leftJoin(whole, eq(whole.id, studyCategories.deletedWith))
    .leftJoin(users, eq(users.id, studyCategories.deletedBy))
    .where(and(eq(studyCategories.kind, kind), isNotNull(studyCategories.deletedAt), isOwn))
  const all = unionAll(items, themes).as('all_deleted')
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.deletedAt), all.of, desc(all.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
  return {
    data: rows.map(({ dialectId, levelNo, deletedAt, deleter, ...row }) => ({
      ...row,
      dialect_id: dialectId,
      level_no: levelNo,
      ...deletionOf({ deletedAt, deleter }),
    })),
    total: await db.$count(all),
    page,
    page_size: DESK_PAGE_SIZE,
  }
}
