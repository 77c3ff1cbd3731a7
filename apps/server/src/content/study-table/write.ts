import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { studyCategories, studyImportItems, studyImports } from '../../db/tables/self-study.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Rewritten } from '../../domain/edit/edit.ts'
import type { FaceMaker } from '../../domain/fonts/want-faces.ts'
import { isRecord } from '../json.ts'
import { noteSounds } from '../note-sounds.ts'
import { publishBooks } from '../publish-books.ts'
import { publishStudy, type StudyPlace } from '../publish-study.ts'
import { saveItems } from '../save-items.ts'
import type { TablePlan } from './plan.ts'

/** Rows of one statement. */
const BATCH = 200

/** Writes a plan that has no faults, and publishes what it touches. */
export async function writePlan(
  transaction: Transaction,
  maker: FaceMaker,
  { kind, writes }: TablePlan,
  {
    importId,
    at,
    keep,
    progress,
  }: {
    importId: number
    at: Date
    /** Keeps what was written as versions. */
    keep(rows: readonly Rewritten[]): Promise<void>
    progress(done: number): Promise<void>
  },
): Promise<void> {
  const madeThemes: number[] = []
  const categories = await categoryFinder(transaction, kind.id, at, madeThemes)
  const books: number[] = []
  const places = new Map<string, StudyPlace>()
  const rows = []
  for (const { draft, before, uid, content, face } of writes) {
    const place = kind.id === 'reading' ? undefined : await categories(draft)
    if (place) {
      const { themeId } = place
      places.set(`${themeId} ${draft.dialectId}`, { themeId, dialectId: draft.dialectId })
    }
    rows.push({
      before,
      row: {
        uid,
        packId: before?.packId ?? null,
        packPath: before?.packPath ?? null,
        kind: kind.id,
        categoryId: place?.categoryId ?? null,
        dialectId: draft.dialectId || null,
        levelNo: face.levelNo ?? (draft.levelNo || null),
        no: draft.no,
        title: face.title.hakka,
        titlePinyin: face.title.pinyin,
        titleChinese: face.title.chinese,
        schemaVersion: kind.version,
        content,
      },
    })
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    const part = rows.slice(start, start + BATCH)
    const saved = await saveItems(
      transaction,
      part.map(({ row }) => row),
      { keepsEdited: false },
    )
    if (kind.id === 'reading') books.push(...saved.map(({ id }) => id))
    const byUid = new Map(saved.map((own) => [own.uid, own]))
    // In the shape that is kept of every version.
    const olds = part.map(({ before }) => before && kind.migrate(before.content, before.schemaVersion))
    await keep(
      part.flatMap(({ before, row }, index) => {
        const own = byUid.get(row.uid)
        const old = olds[index]
        if (!own) return []
        return {
          id: own.id,
          before:
            before && isRecord(old)
              ? { version: before.version, content: old, savedAt: before.updatedAt }
              : undefined,
          after: { version: own.version, content: row.content },
        }
      }),
    )
    await noteSounds(
      transaction,
      kind,
      part.flatMap(({ before, row }, index) =>
        before ? { id: before.id, before: olds[index], after: row.content } : [],
      ),
    )
    const written = part.flatMap(({ before, row }) => {
      const own = byUid.get(row.uid)
      if (!own) return []
      const { id: itemId, version: versionAfter } = own
      const was = { versionBefore: before?.version ?? null, categoryBefore: before?.categoryId ?? null }
      return { importId, itemId, versionAfter, ...was }
    })
    await transaction.insert(studyImportItems).values(written)
    await progress(start / rows.length)
  }
  await transaction.update(studyImports).set({ madeThemes }).where(eq(studyImports.id, importId))
  await (kind.id === 'reading'
    ? publishBooks(transaction, maker, books)
    : publishStudy(transaction, maker, [...places.values()]))
}

interface Placed {
  levelNo: number
  category: string
  subcategory?: string
}

/** Finds themes and subcategories by their names; what there is none of is made, last in its row. */
async function categoryFinder(
  transaction: Transaction,
  kind: TablePlan['kind']['id'],
  at: Date,
  made: number[],
) {
  const rows = await transaction
    .select()
    .from(studyCategories)
    .where(and(eq(studyCategories.kind, kind), isNull(studyCategories.withdrawnAt)))
  const find = async (name: string, levelNo: number | null, parentId: number | null): Promise<number> => {
    const siblings = rows.filter(
      (own) => own.parentId === parentId && (parentId !== null || own.levelNo === levelNo),
    )
    const known = siblings.find((own) => own.name === name)
    if (known) return known.id
    const uid = `desk-${randomUUID()}`
    const no = Math.max(0, ...siblings.map((own) => own.no)) + 1
    const named = kind === 'classroom_term' ? { title: name } : { name }
    const content = { uid, no, ...(levelNo === null ? {} : { level_no: levelNo }), ...named }
    const [row] = await transaction
      .insert(studyCategories)
      .values({ uid, kind, parentId, levelNo, no, name, content, createdAt: at, updatedAt: at })
      .returning()
    if (!row) throw new Error('the new theme was not returned')
    rows.push(row)
    made.push(row.id)
    return row.id
  }
  return async ({ levelNo, category, subcategory }: Placed) => {
    const themeId = await find(category, levelNo || null, null)
    const categoryId = subcategory === undefined ? themeId : await find(subcategory, null, themeId)
    return { themeId, categoryId }
  }
}
