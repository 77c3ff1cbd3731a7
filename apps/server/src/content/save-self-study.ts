import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { revisions } from '../db/tables/edit.ts'
import { studyCategories, studyItems, studySearch } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import type { WantedFace } from '../domain/fonts/want-faces.ts'
import { bookFace, categoryFace } from '../domain/self-study/face.ts'
import type { StoredFile } from '../domain/uploads/file-rows.ts'
import { publishNotice } from '../ports/notices.ts'
import { checkFaces } from './check-faces.ts'
import { showFilledThemes } from './filled-themes.ts'
import type { Pack, PackProblem } from './pack.ts'
import { readingTexts } from './reading-texts.ts'
import { saveBooks } from './save-books.ts'
import { excluded, raised, saveItems } from './save-items.ts'
import { saveStudySearch } from './save-study-search.ts'
import { draftsOf, type StudyDrafts } from './study-drafts.ts'
import { STUDY_THEME } from './study-thing.ts'

/** Rows of one statement. */
const BATCH = 500

/**
 * Writes a pack's self-study: what is known by its uid in place (ids stay), what is no longer there withdrawn.
 * @returns the faces that its texts are set in
 */
export async function saveSelfStudy(
  transaction: Transaction,
  pack: Pack,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<WantedFace[]> {
  const packId = pack.manifest.id
  const withdrawn = await withdraw(transaction, packId)
  if (pack.selfStudy.size === 0) {
    await transaction.delete(studySearch).where(eq(studySearch.packId, packId))
    if (withdrawn > 0) await publishNotice(transaction, { topic: 'self_study' })
    return []
  }
  const address = (url: string) => `/files/${stored.get(url)?.key}`
  const drafts = new Map(
    [...pack.selfStudy].map(([path, study]) => [path, draftsOf(path, study, address)] as const),
  )
  const categoryIds = await saveCategories(transaction, packId, [...drafts.values()])
  const items = [...drafts.values()].flatMap((own) => own.items)
  const itemIds = new Map<string, number>()
  for (let start = 0; start < items.length; start += BATCH) {
    const rows = items.slice(start, start + BATCH).map(({ item, categoryUid }) => ({
      ...item,
      packId,
      categoryId: categoryUid === undefined ? null : (categoryIds.get(categoryUid) ?? null),
    }))
    for (const row of await saveItems(transaction, rows, { keepsEdited: true })) itemIds.set(row.uid, row.id)
  }
  await followLevels(transaction, [...categoryIds.values()])
  await showFilledThemes(transaction)
  await saveBooks(transaction, items, itemIds)
  await saveStudySearch(transaction, packId, [...drafts.values()], { categoryIds, itemIds })
  await publishNotice(transaction, { topic: 'self_study' })
  const spoken = [...pack.selfStudy.values()].flatMap(({ dialectId }) => dialectId ?? [])
  return [...facesOf(pack, drafts, { categoryIds, itemIds }), ...(await checkFaces(transaction, spoken))]
}

/** @returns how many items there were */
async function withdraw(transaction: Transaction, packId: string): Promise<number> {
  await transaction
    .update(studyCategories)
    .set({ withdrawnAt: sql`coalesce(${studyCategories.withdrawnAt}, now())` })
    .where(eq(studyCategories.packId, packId))
  const { rowCount } = await transaction
    .update(studyItems)
    .set({ withdrawnAt: sql`coalesce(${studyItems.withdrawnAt}, now())` })
    .where(eq(studyItems.packId, packId))
  return rowCount ?? 0
}

/** Whether somebody of the desk has given it its name, */
const isNamed = sql`exists (select from ${revisions} where ${revisions.thing} = ${STUDY_THEME} and ${revisions.subjectId} = ${studyCategories.id}::text)`

/** which then stays. */
const unlessNamed = (column: PgColumn): SQL =>
  sql`case when ${isNamed} then ${column} else ${excluded(column)} end`

/** Another level than its pack's stays as well, with the number that it has there. */
const unlessMoved = (column: PgColumn): SQL =>
  sql`case when ${studyCategories.movedAt} is null then ${excluded(column)} else ${column} end`

async function saveCategories(
  transaction: Transaction,
  packId: string,
  drafts: readonly StudyDrafts[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const save = async (rows: readonly (typeof studyCategories.$inferInsert)[]) => {
    const unique = [...new Map(rows.map((row) => [row.uid, row])).values()]
    for (let start = 0; start < unique.length; start += BATCH) {
      const saved = await transaction
        .insert(studyCategories)
        .values(unique.slice(start, start + BATCH))
        .onConflictDoUpdate({
          target: studyCategories.uid,
          set: {
            parentId: excluded(studyCategories.parentId),
            levelNo: unlessMoved(studyCategories.levelNo),
            no: unlessMoved(studyCategories.no),
            name: unlessNamed(studyCategories.name),
            releaseNote: unlessNamed(studyCategories.releaseNote),
            content: unlessNamed(studyCategories.content),
            version: sql`case when ${isNamed} then ${studyCategories.version} else ${raised(studyCategories.version, studyCategories.content)} end`,
            // What the desk has deleted stays so while nothing is in it.
            withdrawnAt: sql`case when ${studyCategories.deletedAt} is null then null else ${studyCategories.withdrawnAt} end`,
            updatedAt: sql`now()`,
          },
        })
        .returning({ id: studyCategories.id, uid: studyCategories.uid })
      for (const { id, uid } of saved) ids.set(uid, id)
    }
  }
  await save(drafts.flatMap(({ category }) => (category ? [{ ...category, packId }] : [])))
  await save(
    drafts.flatMap(({ category, subcategories }) =>
      subcategories.map((own) => ({ ...own, packId, parentId: ids.get(category?.uid ?? '') ?? null })),
    ),
  )
  return ids
}

/** What stands in a theme that an editor has brought to another level is of that level. */
async function followLevels(transaction: Transaction, categoryIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    update ${studyItems} set level_no = theme.level_no
    from ${studyCategories} own join ${studyCategories} theme on theme.id = coalesce(own.parent_id, own.id)
    where ${studyItems.categoryId} = own.id and theme.moved_at is not null
      and own.id = any (${sql.param(categoryIds)}::int[]) and ${studyItems.levelNo} is distinct from theme.level_no`)
}

/** A face for each category in each dialect, one for each book. */
function facesOf(
  pack: Pack,
  drafts: ReadonlyMap<string, StudyDrafts>,
  ids: { categoryIds: ReadonlyMap<string, number>; itemIds: ReadonlyMap<string, number> },
): WantedFace[] {
  const texts = new Map<string, string[]>()
  for (const [path, { parts, dialectId }] of pack.selfStudy) {
    const own = drafts.get(path)
    const categoryId = own?.category && ids.categoryIds.get(own.category.uid)
    const itemId = ids.itemIds.get(own?.items[0]?.item.uid ?? '')
    const name = categoryId && dialectId ? categoryFace(categoryId, dialectId) : itemId && bookFace(itemId)
    if (name) texts.set(name, [...(texts.get(name) ?? []), ...readingTexts(parts)])
  }
  return [...texts].map(([name, own]) => ({ name, texts: own }))
}

/** What another pack (or an editor) brought is not overwritten. */
export async function foreignStudy(db: Pick<Transaction, 'select'>, pack: Pack): Promise<PackProblem[]> {
  const files = new Map<string, string>()
  for (const [path, study] of pack.selfStudy) {
    const { category, subcategories, items } = draftsOf(path, study, (url) => url)
    const own = [category, ...subcategories, ...items.map(({ item }) => item)]
    for (const named of own) if (named) files.set(named.uid, path)
  }
  if (files.size === 0) return []
  const theirs = [
    ...(await ownersOf(db, studyCategories, pack.manifest.id)),
    ...(await ownersOf(db, studyItems, pack.manifest.id)),
  ]
  return theirs.flatMap(({ uid, packId }) => {
    const file = files.get(uid)
    const reason = `uid「${uid}」已由教材包 ${packId ?? '（編輯者）'} 使用`
    return file === undefined ? [] : [{ file, path: '$', reason }]
  })
}

/** What is not of this pack. */
const ownersOf = (
  db: Pick<Transaction, 'select'>,
  table: typeof studyCategories | typeof studyItems,
  packId: string,
) =>
  db
    .select({ uid: table.uid, packId: table.packId })
    .from(table)
    .where(sql`${table.packId} is distinct from ${packId}`)
