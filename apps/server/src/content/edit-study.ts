import { type StudyKind, type StudyKindId, studyKinds } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import { files } from '../db/tables/content.ts'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { edit, type Found, type Thing, UNCHANGED } from '../domain/edit/edit.ts'
import type { Services } from '../domain/services.ts'
import { isRecord } from './json.ts'
import { publishStudy } from './publish-study.ts'
import { type ItemFault, itemFaults } from './study-faults.ts'
import { STUDY_ITEM } from './study-thing.ts'

/** An item as editors hold it. */
export interface EditedItem {
  id: number
  version: number
  kind: StudyKindId
  themeId: number
  dialectId: number
  /** In its kind's present shape. */
  content: Record<string, unknown>
}

/** What is said of an item that its editor can mend. */
export class ItemRefusal extends Error {
  readonly faults: readonly ItemFault[]

  constructor(faults: readonly ItemFault[]) {
    super('the item has faults')
    this.faults = faults
  }
}

const thingOf = (kind: StudyKind): Thing<EditedItem> => ({
  name: STUDY_ITEM,
  topic: 'self_study',
  find: (transaction, id) => findItem(transaction, kind, id),
  record: ({ content }) => content,
  contentOf: ({ content }) => content,
})

/** Holds the row: an import waits, or is waited for. */
async function findItem(
  transaction: Transaction,
  kind: StudyKind,
  id: number,
): Promise<Found<EditedItem> | undefined> {
  const [row] = await transaction
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.id, id), eq(studyItems.kind, kind.id)))
    .for('update')
  if (!row || row.categoryId === null || row.dialectId === null) return undefined
  const [category] = await transaction
    .select({ parentId: studyCategories.parentId })
    .from(studyCategories)
    .where(eq(studyCategories.id, row.categoryId))
  const content = kind.migrate(row.content, row.schemaVersion)
  return {
    item: {
      id,
      version: row.version,
      kind: row.kind,
      themeId: category?.parentId ?? row.categoryId,
      dialectId: row.dialectId,
      content: isRecord(content) ? content : {},
    },
    title: row.title,
    version: row.version,
    savedAt: row.updatedAt,
    isDeleted: row.withdrawnAt !== null,
  }
}

/**
 * Writes an item anew at the desk, with all that follows from it.
 * @param asked `deed` is the verb of the audit list
 * @param change what becomes of it; the same object where nothing does
 * @returns its version
 * @throws ItemRefusal for what its editor can mend; AppError as `edit` does, and what `change` throws
 */
export async function editStudyItem(
  { userId, ...services }: Services & { userId: number },
  kindId: StudyKindId,
  { id, version, deed = 'update' }: { id: number; version: number | undefined; deed?: 'update' | 'revert' },
  change: (before: EditedItem, transaction: Transaction) => Promise<Record<string, unknown>>,
): Promise<number> {
  const kind = studyKinds.get(kindId)
  if (!kind) throw new Error(`there is no kind ${kindId}`)
  const asked = { userId, action: `${kindId}.${deed}`, id, version }
  const { after } = await edit(services, thingOf(kind), asked, async (transaction, before, at) => {
    const content = await change(before.item, transaction)
    if (content === before.item.content) return UNCHANGED
    const faults = itemFaults(kind, content, before.item.dialectId)
    if (faults.length > 0) throw new ItemRefusal(faults)
    const { title } = kind.face(kind.item.parse(content))
    await transaction
      .update(studyItems)
      .set({
        title: title.hakka,
        titlePinyin: title.pinyin,
        titleChinese: title.chinese,
        content,
        schemaVersion: kind.version,
        version: before.version + 1,
        updatedAt: at,
      })
      .where(eq(studyItems.id, id))
    await publishStudy(transaction, services, [before.item])
    return undefined
  })
  return after.version
}

/** The address of a stored sound or picture; `undefined` where the file is none. */
export async function storedUrl(
  transaction: Transaction,
  type: 'audio' | 'image',
  fileId: number,
): Promise<string | undefined> {
  const [file] = await transaction.select().from(files).where(eq(files.id, fileId))
  return file?.mediaType.startsWith(`${type}/`) ? `/files/${file.key}` : undefined
}
