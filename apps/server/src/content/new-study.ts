import { randomUUID } from 'node:crypto'
import type { StudyKind } from '@hakka/modules/server'
import { and, eq, isNull, max, or } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { lock } from '../domain/edit/lock.ts'
import { AppError } from '../kernel/app-error.ts'
import type { StudyPlace } from './publish-study.ts'

/** Held by whoever gives a number, or takes a place away that somebody may be finding one in. */
export const STUDY_NUMBERS = 'study_numbers'

/** Where a new item goes, as its form says it. */
export interface NewPlace {
  category_id?: number | undefined
  dialect_id?: number | undefined
}

type Row = Pick<
  typeof studyItems.$inferInsert,
  'uid' | 'kind' | 'categoryId' | 'dialectId' | 'levelNo' | 'no'
>

/** What is settled of a new item before anybody has said anything in it. */
interface NewItem {
  row: Row
  /** Name and number, where its kind has them. */
  content: Record<string, unknown>
  place: StudyPlace | undefined
}

/**
 * Finds a new item its name and its number: the next one, also after what was deleted or withdrawn.
 * @throws AppError `validation` for a category that its kind does not have
 */
export async function newItem(
  transaction: Transaction,
  kind: StudyKind,
  place: NewPlace | undefined,
): Promise<NewItem> {
  await lock(transaction, STUDY_NUMBERS)
  const uid = `desk-${randomUUID()}`
  if (kind.id === 'reading') {
    const no = await nextNo(transaction, eq(studyItems.kind, 'reading'))
    const row = { uid, kind: kind.id, categoryId: null, dialectId: null, levelNo: null, no }
    return { row, content: { book: { uid, no } }, place: undefined }
  }
  const { category_id, dialect_id: dialectId } = place ?? {}
  if (category_id === undefined || dialectId === undefined) {
    const errors = {
      ...(category_id === undefined && { category_id: ['請選擇主題'] }),
      ...(dialectId === undefined && { dialect_id: ['請選擇腔調'] }),
    }
    throw new AppError('validation', { errors })
  }
  const category = await innermost(transaction, kind, category_id)
  const themeId = category.parentId ?? category.id
  const no = await nextNoIn(transaction, kind, category, dialectId)
  const row = { uid, kind: kind.id, categoryId: category.id, dialectId, levelNo: category.levelNo, no }
  return { row, content: { uid, no }, place: { themeId, dialectId } }
}

/** The next number of a category in a dialect, counted past what was deleted. */
export function nextNoIn(
  transaction: Transaction,
  kind: StudyKind,
  category: { id: number; parentId: number | null },
  dialectId: number,
): Promise<number> {
  const themeId = category.parentId ?? category.id
  // Terms are counted within their part, all else within the theme.
  const within =
    kind.id === 'classroom_term'
      ? eq(studyItems.categoryId, category.id)
      : or(eq(studyCategories.id, themeId), eq(studyCategories.parentId, themeId))
  return nextNo(transaction, and(within, eq(studyItems.dialectId, dialectId)))
}

async function nextNo(transaction: Transaction, among: ReturnType<typeof and>): Promise<number> {
  const [last] = await transaction
    .select({ no: max(studyItems.no) })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(among)
  return (last?.no ?? 0) + 1
}

/** The category that holds items of its kind, with its theme's level. @throws AppError `validation` */
export async function innermost(transaction: Transaction, kind: StudyKind, id: number) {
  const find = async (wanted: number) => {
    const [row] = await transaction
      .select()
      .from(studyCategories)
      .where(
        and(
          eq(studyCategories.id, wanted),
          eq(studyCategories.kind, kind.id),
          isNull(studyCategories.withdrawnAt),
        ),
      )
    return row
  }
  const category = await find(id)
  const theme = category?.parentId ? await find(category.parentId) : category
  const isParted = kind.layout.of === 'subcategories'
  if (!category || !theme || (category.parentId !== null) !== isParted) {
    const what = isParted ? '子主題' : '主題'
    throw new AppError('validation', { errors: { category_id: [`找不到這個${what}，請重新選擇`] } })
  }
  return { id, parentId: category.parentId, levelNo: theme.levelNo }
}
