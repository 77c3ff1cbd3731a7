import { DIALECTS } from '@hakka/contract/constants'
import { foldHakka } from '@hakka/hakka/fold'
import { eq, sql } from 'drizzle-orm'
import { studyBooks, studyCategories, studyItems, studySearch } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import type { WantedFace } from '../domain/fonts/want-faces.ts'
import { bookFace, categoryFace } from '../domain/self-study/face.ts'
import type { StoredFile } from '../domain/uploads/file-rows.ts'
import { publishNotice } from '../ports/notices.ts'
import { isRecord } from './json.ts'
import type { Pack, PackProblem } from './pack.ts'
import { readingTexts } from './reading-texts.ts'
import { excluded, raised, saveItems } from './save-items.ts'
import { saveStudySearch } from './save-study-search.ts'
import { draftsOf, type StudyDrafts } from './study-drafts.ts'

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
  await saveBooks(transaction, items, itemIds)
  await saveStudySearch(transaction, packId, [...drafts.values()], { categoryIds, itemIds })
  await publishNotice(transaction, { topic: 'self_study' })
  return facesOf(pack, drafts, { categoryIds, itemIds })
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
            levelNo: excluded(studyCategories.levelNo),
            no: excluded(studyCategories.no),
            name: excluded(studyCategories.name),
            releaseNote: excluded(studyCategories.releaseNote),
            content: excluded(studyCategories.content),
            version: raised(studyCategories.version, studyCategories.content),
            withdrawnAt: null,
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

/** What book search knows; how often a book was opened stays as it is. */
async function saveBooks(
  transaction: Transaction,
  items: StudyDrafts['items'],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = items.flatMap(({ item }) => {
    const itemId = ids.get(item.uid)
    if (item.kind !== 'reading' || itemId === undefined || !isRecord(item.content)) return []
    const { book, pages } = item.content
    if (!isRecord(book) || !Array.isArray(pages)) return []
    return {
      itemId,
      levelNo: Number(book.level_id),
      typeNo: Number(book.type_id),
      publishedYear: Number(book.published_year),
      pageNum: pages.length,
      names: bookNames(book),
    }
  })
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction
      .insert(studyBooks)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: studyBooks.itemId,
        set: {
          levelNo: excluded(studyBooks.levelNo),
          typeNo: excluded(studyBooks.typeNo),
          publishedYear: excluded(studyBooks.publishedYear),
          pageNum: excluded(studyBooks.pageNum),
          names: excluded(studyBooks.names),
        },
      })
  }
}

/** What a book is found by, as `study_books.names` has it. */
function bookNames(book: Record<string, unknown>): string {
  const titles = isRecord(book.titles) ? book.titles : {}
  const lines = DIALECTS.map(({ id }) => {
    const title = titles[id]
    return isRecord(title) ? foldHakka(String(title.text)) : ''
  })
  const common = ['chinese_title', 'author', 'origin', 'keyword'].map((key) =>
    foldHakka(String(book[key] ?? '')),
  )
  return [...lines, common.join('\t')].join('\n')
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
