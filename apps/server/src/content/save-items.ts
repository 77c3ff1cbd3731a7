import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { revisions } from '../db/tables/edit.ts'
import { studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { STUDY_ITEM } from './study-thing.ts'

export const excluded = (column: PgColumn): SQL => sql.raw(`excluded."${column.name}"`)

/** One more where what an author wrote is another than it was. */
export const raised = (version: PgColumn, content: PgColumn): SQL =>
  sql`${version} + (${content}::text is distinct from ${excluded(content)}::text)::int`

/** Whether somebody of the desk has written it. */
export const isEdited = sql`exists (select from ${revisions} where ${revisions.thing} = ${STUDY_ITEM} and ${revisions.subjectId} = ${studyItems.id}::text)`

/**
 * Writes items by their uid.
 * @param keepsEdited what an editor has written since stays, as when its pack comes again
 */
export function saveItems(
  transaction: Transaction,
  rows: (typeof studyItems.$inferInsert)[],
  { keepsEdited }: { keepsEdited: boolean },
) {
  const written = (column: PgColumn): SQL =>
    keepsEdited ? sql`case when ${isEdited} then ${column} else ${excluded(column)} end` : excluded(column)
  // What an editor has brought elsewhere stays there.
  const placed = (column: PgColumn): SQL =>
    keepsEdited
      ? sql`case when ${studyItems.movedAt} is null then ${excluded(column)} else ${column} end`
      : excluded(column)
  const version = raised(studyItems.version, studyItems.content)
  return transaction
    .insert(studyItems)
    .values(rows)
    .onConflictDoUpdate({
      target: studyItems.uid,
      set: {
        packPath: excluded(studyItems.packPath),
        kind: excluded(studyItems.kind),
        categoryId: placed(studyItems.categoryId),
        dialectId: excluded(studyItems.dialectId),
        // A book's is one of its texts, others have their theme's.
        levelNo: sql`case when ${excluded(studyItems.kind)} = 'reading' then ${written(studyItems.levelNo)} else ${placed(studyItems.levelNo)} end`,
        no: placed(studyItems.no),
        title: written(studyItems.title),
        titlePinyin: written(studyItems.titlePinyin),
        titleChinese: written(studyItems.titleChinese),
        schemaVersion: written(studyItems.schemaVersion),
        content: written(studyItems.content),
        version: keepsEdited
          ? sql`case when ${isEdited} then ${studyItems.version} else ${version} end`
          : version,
        // What the desk has deleted stays so.
        withdrawnAt: sql`case when ${studyItems.deletedAt} is null then null else ${studyItems.withdrawnAt} end`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ id: studyItems.id, uid: studyItems.uid, version: studyItems.version })
}
