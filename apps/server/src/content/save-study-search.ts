import { dialectName } from '@hakka/contract/constants'
import { plainText } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import { type Part, partsOf, studyKinds } from '@hakka/modules/server'
import { and, eq, inArray } from 'drizzle-orm'
import { type studyItems, studySearch } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { lock } from '../domain/edit/lock.ts'
import { levelName } from '../domain/lesson/lesson-address.ts'
import { bookUrl, practiceUrl } from '../domain/self-study/practice-url.ts'
import { soundOf } from './lesson-texts.ts'
import { searchedOf } from './search-row.ts'
import type { StudyDrafts } from './study-drafts.ts'

type Row = typeof studySearch.$inferInsert

interface Ids {
  categoryIds: ReadonlyMap<string, number>
  itemIds: ReadonlyMap<string, number>
}

/**
 * Whoever writes anew what search finds of a theme, having read all of it: of two at once, one would read what the other is
 * about to change. Asked for when all else is written.
 */
export const STUDY_SEARCH = 'study_search'

/** Rows of one statement. */
const BATCH = 200

/** Writes what course search finds of a pack's self-study anew. */
export async function saveStudySearch(
  transaction: Transaction,
  packId: string,
  drafts: readonly StudyDrafts[],
  ids: Ids,
): Promise<void> {
  await lock(transaction, STUDY_SEARCH)
  await transaction.delete(studySearch).where(eq(studySearch.packId, packId))
  await insertFound(transaction, drafts, ids, packId)
}

/** Writes what course search finds of a theme in one dialect anew. */
export async function savePlaceSearch(
  transaction: Transaction,
  { categoryIds, dialectId, packId }: { categoryIds: number[]; dialectId: number; packId: string | null },
  draft: StudyDrafts,
  ids: Ids,
): Promise<void> {
  await transaction
    .delete(studySearch)
    .where(and(inArray(studySearch.categoryId, categoryIds), eq(studySearch.dialectId, dialectId)))
  await insertFound(transaction, [draft], ids, packId)
}

/** The same of a book, in each of its dialects; nothing of one that is withdrawn. */
export async function saveBookSearch(
  transaction: Transaction,
  id: number,
  own: StudyDrafts['items'][number] & { item: typeof studyItems.$inferSelect },
): Promise<void> {
  await transaction.delete(studySearch).where(eq(studySearch.itemId, id))
  if (own.item.withdrawnAt) return
  const draft = { category: undefined, subcategories: [], items: [own] }
  const ids = { categoryIds: new Map<string, number>(), itemIds: new Map([[own.item.uid, id]]) }
  await insertFound(transaction, [draft], ids, own.item.packId)
}

async function insertFound(
  transaction: Transaction,
  drafts: readonly StudyDrafts[],
  ids: Ids,
  packId: string | null,
): Promise<void> {
  const rows = drafts.flatMap((own) => foundIn(own, ids)).map((row) => ({ ...row, packId }))
  for (let start = 0; start < rows.length; start += BATCH) {
    await transaction.insert(studySearch).values(rows.slice(start, start + BATCH))
  }
}

type Draft = StudyDrafts['items'][number]

/** A dialogue, a set, a book's dialect: each alone; sentences and terms by their subcategories. */
function foundIn({ category, subcategories, items }: StudyDrafts, { categoryIds, itemIds }: Ids): Row[] {
  const themeId = category && categoryIds.get(category.uid)
  if (subcategories.length > 0 && category && themeId !== undefined)
    return subcategories.flatMap((own) => {
      const said = items.filter(({ categoryUid }) => categoryUid === own.uid)
      const [first] = said
      const subcategoryId = categoryIds.get(own.uid)
      if (!first?.item.dialectId || subcategoryId === undefined) return []
      const { kind, dialectId, levelNo = null } = first.item
      // Terms are shown by the part they are in, which an address names; sentences of speaking are named themselves.
      const no = kind === 'classroom_term' ? own.no : first.item.no
      return rowOf({
        kind,
        categoryId: subcategoryId,
        itemId: null,
        dialectId,
        levelNo,
        title: own.name,
        titlePinyin: '',
        titleChinese: category.name,
        url: practiceUrl(kind, { levelNo, dialectId, categoryId: themeId, categoryNo: category.no, no }),
        parts: said.flatMap((one) => partsIn(one)),
      })
    })
  return items.flatMap((own) => {
    const id = itemIds.get(own.item.uid)
    if (id === undefined) return []
    const parts = partsIn(own)
    const { kind, levelNo = null, no, dialectId } = own.item
    const common = { kind, itemId: id, categoryId: themeId ?? null, levelNo }
    if (dialectId && category && themeId !== undefined)
      return rowOf({
        ...common,
        dialectId,
        title: own.item.title,
        titlePinyin: own.item.titlePinyin,
        titleChinese: own.item.titleChinese,
        url: practiceUrl(kind, { levelNo, dialectId, categoryId: themeId, categoryNo: category.no, no }),
        parts,
      })
    const dialects = new Set(parts.flatMap((part) => (part.is === 'hakka' ? (part.dialectId ?? []) : [])))
    return [...dialects].flatMap((dialect) => {
      const said = parts.filter((part) => part.is === 'hakka' && part.dialectId === dialect)
      const title = said.find((part) => part.path.startsWith('.book.titles'))
      return rowOf({
        ...common,
        dialectId: dialect,
        title: title?.is === 'hakka' ? title.text : own.item.title,
        titlePinyin: title?.is === 'hakka' ? (title.pinyin ?? '') : '',
        titleChinese: own.item.titleChinese,
        url: bookUrl(id, dialect),
        parts: said,
      })
    })
  })
}

function partsIn({ item, parts }: Draft): readonly Part[] {
  if (parts) return parts
  const kind = studyKinds.get(item.kind)
  return kind ? partsOf(kind.item, kind.migrate(item.content, item.schemaVersion)) : []
}

interface Found extends Omit<Row, 'names' | 'body' | 'grams' | 'texts'> {
  parts: readonly Part[]
}

function rowOf({ parts, ...own }: Found): Row[] {
  const texts = parts.flatMap((part) => {
    if (part.is !== 'hakka' || part.as !== 'line' || part.wrong) return []
    const text = plainText(part.text).trim()
    const { pinyin = '', chinese = '' } = part
    return { kind: 'sentence' as const, text, pinyin, chinese, ...soundOf(part.voice) }
  })
  const kind = studyKinds.get(own.kind)?.name ?? ''
  const officialName = `自學 ${levelName(own.levelNo ?? 0)} ${kind} ${dialectName(own.dialectId)}`
  const searched = searchedOf(
    { ...own, officialName },
    texts.map((text) => ({ ...text, folded: foldHakka(text.text) })),
  )
  return [{ ...own, ...searched, texts }]
}
