import { readItem, type StudyKind, studyKinds } from '@hakka/modules/server'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { revisions } from '../../db/tables/edit.ts'
import {
  studyCategories,
  studyImportItems,
  studyImports,
  studyItems,
  type Undone,
} from '../../db/tables/self-study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hidden } from '../../domain/edit/deletion.ts'
import { editRowsIn, type Rewritten } from '../../domain/edit/edit.ts'
import { lock } from '../../domain/edit/lock.ts'
import type { FaceMaker } from '../../domain/fonts/want-faces.ts'
import { thingOf } from '../edit-study.ts'
import { isRecord } from '../json.ts'
import { noteSounds } from '../note-sounds.ts'
import { publishBooks } from '../publish-books.ts'
import { publishStudy, type StudyPlace } from '../publish-study.ts'
import { STUDY_ITEM } from '../study-thing.ts'

type Item = typeof studyItems.$inferSelect
type Written = typeof studyImportItems.$inferSelect

/** Items looked at in one go. */
const BATCH = 200

interface Deed {
  userId: number | null
  at: Date
}

/**
 * Takes an import back: what it changed is as it was before, what it made is gone and stands under 已刪除, and so are
 * themes that it made and that are empty then. What somebody has changed since stays and is told. All of it or nothing; a
 * second run of one that was taken back changes nothing.
 */
export async function undoImport(
  { db, queue, at }: { db: NodePgDatabase; queue: FaceMaker['queue']; at: Date },
  id: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(studyImports).where(eq(studyImports.id, id)).for('update')
    const kind = row && studyKinds.get(row.kind)
    // One that failed stands as done again; its job tries it once more.
    if (!kind || !['undoing', 'done'].includes(row.state)) return
    // As an import does: of one kind one table at a time.
    await lock(transaction, `study_import ${row.kind}`)
    const deed = { userId: row.undoneBy, at }
    const written = await transaction
      .select()
      .from(studyImportItems)
      .where(eq(studyImportItems.importId, id))
      .orderBy(studyImportItems.itemId)
    const undone: Undone = { restored: 0, removed: 0, left: [] }
    const touched: Item[] = []
    const line = {
      userId: row.undoneBy,
      action: `${row.kind}.import_undo`,
      subjectId: id,
      subject: row.fileName,
      at,
    }
    await editRowsIn(transaction, thingOf(kind), line, async (keep) => {
      for (let start = 0; start < written.length; start += BATCH)
        touched.push(
          ...(await undoSome(transaction, kind, written.slice(start, start + BATCH), { deed, undone, keep })),
        )
      await removeThemes(transaction, row.madeThemes, deed)
      await publishTouched(transaction, { queue }, kind, touched)
      return { restored: undone.restored, removed: undone.removed, left: undone.left.length }
    })
    await transaction
      .update(studyImports)
      .set({ state: 'undone', percent: 100, undone })
      .where(eq(studyImports.id, id))
  })
}

/** @returns the items that were written, as they stood */
async function undoSome(
  transaction: Transaction,
  kind: StudyKind,
  written: readonly Written[],
  { deed, undone, keep }: { deed: Deed; undone: Undone; keep(rows: readonly Rewritten[]): Promise<void> },
): Promise<Item[]> {
  const ids = written.map(({ itemId }) => itemId)
  const rows = await transaction
    .select()
    .from(studyItems)
    .where(inArray(studyItems.id, ids))
    .orderBy(studyItems.id)
    .for('no key update')
  const items = new Map(rows.map((own) => [own.id, own]))
  const before = await contentsBefore(transaction, kind, written)
  const touched: Item[] = []
  const kept: Rewritten[] = []
  for (const own of written) {
    const item = items.get(own.itemId)
    // What was deleted since is gone already, by somebody's own deed.
    if (!item) continue
    const content = before.get(own.itemId)
    const read = content === undefined ? undefined : readItem(kind, content, kind.version)
    const isTheirs = item.version !== own.versionAfter || item.withdrawnAt !== null
    if (isTheirs || (own.versionBefore !== null && !read?.ok)) {
      undone.left.push({ id: item.id, title: item.title })
      continue
    }
    if (own.versionBefore === null) {
      await transaction
        .update(studyItems)
        .set({ ...hidden(item, deed), withdrawnAt: deed.at })
        .where(eq(studyItems.id, item.id))
      undone.removed++
    } else if (read?.ok && content !== undefined) {
      const face = kind.face(read.item)
      const isMoved = own.versionBefore === own.versionAfter
      await transaction
        .update(studyItems)
        .set({
          categoryId: own.categoryBefore,
          content,
          schemaVersion: kind.version,
          title: face.title.hakka,
          titlePinyin: face.title.pinyin,
          titleChinese: face.title.chinese,
          ...(face.levelNo === undefined ? {} : { levelNo: face.levelNo }),
          version: item.version + (isMoved ? 0 : 1),
          updatedAt: deed.at,
        })
        .where(eq(studyItems.id, item.id))
      if (!isMoved) kept.push({ id: item.id, after: { version: item.version + 1, content } })
      await noteSounds(transaction, kind, [
        { id: item.id, before: kind.migrate(item.content, item.schemaVersion), after: content },
      ])
      undone.restored++
    }
    touched.push(item)
  }
  await keep(kept)
  return touched
}

/** What items said before, in their kind's present shape, by their ids. */
async function contentsBefore(
  transaction: Transaction,
  kind: StudyKind,
  written: readonly Written[],
): Promise<Map<number, Record<string, unknown>>> {
  const changed = written.filter(({ versionBefore }) => versionBefore !== null)
  if (changed.length === 0) return new Map()
  const pairs = sql.join(
    changed.map(({ itemId, versionBefore }) => sql`(${String(itemId)}, ${versionBefore}::int)`),
    sql`, `,
  )
  const rows = await transaction
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.thing, STUDY_ITEM), sql`(${revisions.subjectId}, ${revisions.version}) in (${pairs})`),
    )
  return new Map(
    rows.flatMap(({ subjectId, content, schemaVersion }) => {
      const now = kind.migrate(content, schemaVersion)
      return isRecord(now) ? [[Number(subjectId), now] as const] : []
    }),
  )
}

/** Themes that the import made and that nothing is in: their parts first. */
async function removeThemes(transaction: Transaction, made: readonly number[], { userId, at }: Deed) {
  const gone: number[] = []
  for (const id of made.toReversed()) {
    const isEmpty = sql`not exists (select from ${studyItems} where category_id = ${id} and withdrawn_at is null)
      and not exists (select from ${studyCategories} part where part.parent_id = ${id} and part.withdrawn_at is null)`
    const rows = await transaction
      .update(studyCategories)
      .set({
        withdrawnAt: at,
        deletedAt: at,
        deletedBy: userId,
        version: sql`${studyCategories.version} + 1`,
        updatedAt: at,
      })
      .where(and(eq(studyCategories.id, id), isNull(studyCategories.withdrawnAt), isEmpty))
      .returning({ id: studyCategories.id })
    gone.push(...rows.map((own) => own.id))
  }
  if (gone.length === 0) return
  // What was in them comes back with them.
  const among = sql.param(gone)
  await transaction.execute(sql`
    update ${studyCategories} set deleted_with = parent_id
    where id = any (${among}::int[]) and parent_id = any (${among}::int[])`)
  await transaction.execute(sql`
    update ${studyItems} set deleted_with = coalesce(own.deleted_with, own.id)
    from ${studyCategories} own
    where ${studyItems.categoryId} = own.id and own.id = any (${among}::int[])
      and ${studyItems.deletedAt} = ${at.toISOString()}::timestamptz`)
}

async function publishTouched(
  transaction: Transaction,
  maker: FaceMaker,
  kind: StudyKind,
  touched: readonly Item[],
): Promise<void> {
  if (touched.length === 0) return
  if (kind.id === 'reading')
    return publishBooks(
      transaction,
      maker,
      touched.map(({ id }) => id),
    )
  const categories = new Map(
    (await transaction.select().from(studyCategories).where(eq(studyCategories.kind, kind.id))).map((own) => [
      own.id,
      own.parentId ?? own.id,
    ]),
  )
  const places = new Map<string, StudyPlace>()
  for (const { categoryId, dialectId } of touched) {
    const themeId = categories.get(categoryId ?? 0)
    if (themeId !== undefined && dialectId !== null)
      places.set(`${themeId} ${dialectId}`, { themeId, dialectId })
  }
  return publishStudy(transaction, maker, [...places.values()])
}
