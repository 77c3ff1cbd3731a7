import { type StudyKind, type StudyKindId, studyKinds } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import { files } from '../db/tables/content.ts'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { create, edit, type Found, type Thing, UNCHANGED } from '../domain/edit/edit.ts'
import type { Services } from '../domain/services.ts'
import { isRecord } from './json.ts'
import { type NewPlace, newItem } from './new-study.ts'
import { noteSounds } from './note-sounds.ts'
import { publishBooks } from './publish-books.ts'
import { publishStudy, type StudyPlace } from './publish-study.ts'
import { type ItemFault, itemFaults } from './study-faults.ts'
import { STUDY_ITEM } from './study-thing.ts'

/** An item as editors hold it. */
export interface EditedItem {
  /** 0 of one that is just being made. */
  id: number
  version: number
  kind: StudyKindId
  /** None of a book, which stands in no theme and has all of its dialects. */
  place: StudyPlace | undefined
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

export type Editor = Services & { userId: number }

export const thingOf = (kind: StudyKind): Thing<EditedItem> => ({
  name: STUDY_ITEM,
  topic: 'self_study',
  find: (transaction, id) => findItem(transaction, kind, id),
  record: ({ content }) => content,
  contentOf: ({ content }) => content,
  schemaVersion: kind.version,
})

/** Holds the row, not what names it: an import waits, or is waited for; what search finds of its theme may be written. */
async function findItem(
  transaction: Transaction,
  kind: StudyKind,
  id: number,
): Promise<Found<EditedItem> | undefined> {
  const [row] = await transaction
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.id, id), eq(studyItems.kind, kind.id)))
    .for('no key update')
  if (!row) return undefined
  const content = kind.migrate(row.content, row.schemaVersion)
  return {
    item: {
      id,
      version: row.version,
      kind: row.kind,
      place: await placeOf(transaction, row),
      content: isRecord(content) ? content : {},
    },
    title: row.title,
    version: row.version,
    savedAt: row.updatedAt,
    isDeleted: row.withdrawnAt !== null,
  }
}

async function placeOf(
  transaction: Transaction,
  { categoryId, dialectId }: Pick<typeof studyItems.$inferSelect, 'categoryId' | 'dialectId'>,
): Promise<StudyPlace | undefined> {
  if (categoryId === null || dialectId === null) return undefined
  const [category] = await transaction
    .select({ parentId: studyCategories.parentId })
    .from(studyCategories)
    .where(eq(studyCategories.id, categoryId))
  return { themeId: category?.parentId ?? categoryId, dialectId }
}

export function kindNamed(id: StudyKindId): StudyKind {
  const kind = studyKinds.get(id)
  if (!kind) throw new Error(`there is no kind ${id}`)
  return kind
}

/** All that follows from what was written of an item. */
export const publishItem = (
  transaction: Transaction,
  services: Services,
  { id, place }: Pick<EditedItem, 'id' | 'place'>,
): Promise<void> =>
  place ? publishStudy(transaction, services, [place]) : publishBooks(transaction, services, [id])

/** The same of several items, each place being looked at once. */
export async function publishItems(
  transaction: Transaction,
  services: Services,
  items: readonly Pick<EditedItem, 'id' | 'place'>[],
): Promise<void> {
  const places = new Map(
    items.flatMap(({ place }) => (place ? [[`${place.themeId} ${place.dialectId}`, place] as const] : [])),
  )
  const books = items.flatMap(({ id, place }) => (place ? [] : [id]))
  if (places.size > 0) await publishStudy(transaction, services, [...places.values()])
  if (books.length > 0) await publishBooks(transaction, services, books)
}

/** Makes an item's content out of what it was; the same object where nothing changes. */
type Change = (before: EditedItem, transaction: Transaction) => Promise<Record<string, unknown>>

/**
 * Writes an item anew at the desk, with all that follows from it.
 * @param asked `deed` is the verb of the audit list
 * @returns its version
 * @throws ItemRefusal for what its editor can mend; AppError as `edit` does, and what `change` throws
 */
export async function editStudyItem(
  { userId, ...services }: Editor,
  kindId: StudyKindId,
  { id, version, deed = 'update' }: { id: number; version: number | undefined; deed?: 'update' | 'revert' },
  change: Change,
): Promise<number> {
  const kind = kindNamed(kindId)
  const asked = { userId, action: `${kindId}.${deed}`, id, version }
  const { after } = await edit(services, thingOf(kind), asked, async (transaction, before, at) => {
    const content = await change(before.item, transaction)
    if (content === before.item.content) return UNCHANGED
    const columns = columnsOf(kind, content, before.item.place)
    await transaction
      .update(studyItems)
      .set({ ...columns, version: before.version + 1, updatedAt: at })
      .where(eq(studyItems.id, id))
    await noteSounds(transaction, kind, [{ id, before: before.item.content, after: content }])
    await publishItem(transaction, services, before.item)
    return undefined
  })
  return after.version
}

/** What an editor sends of an item, beside what it says. */
export interface Asked {
  /** None of a new one. */
  id?: number | undefined
  version?: number | undefined
  form_key?: string | undefined
}

/**
 * The same, also for an item that there is none of yet. A form that is sent twice makes it once.
 * @param place where a new one goes; none of a book
 * @param sent what was sent of it: how a form is told from another one with its key
 */
export async function writeStudyItem(
  editor: Editor,
  kindId: StudyKindId,
  { asked, place, sent }: { asked: Asked; place?: NewPlace | undefined; sent: unknown },
  change: Change,
): Promise<{ id: number; version: number }> {
  if (asked.id !== undefined) {
    const known = { id: asked.id, version: asked.version }
    return { id: known.id, version: await editStudyItem(editor, kindId, known, change) }
  }
  const { userId, ...services } = editor
  const kind = kindNamed(kindId)
  const deed = { userId, action: `${kindId}.store`, formKey: asked.form_key, content: sent }
  const made = await create(services, thingOf(kind), deed, async (transaction, _, at) => {
    const { row, content: named, place: own } = await newItem(transaction, kind, place)
    const before = { id: 0, version: 0, kind: kind.id, place: own, content: named }
    const content = await change(before, transaction)
    const [item] = await transaction
      .insert(studyItems)
      .values({ ...row, ...columnsOf(kind, content, own), createdAt: at, updatedAt: at })
      .returning({ id: studyItems.id })
    if (!item) throw new Error('the new item was not returned')
    await publishItem(transaction, services, { id: item.id, place: own })
    return item.id
  })
  if (made.sent !== 'changed') return { id: made.id, version: made.after.version }
  // Its first answer was lost, and somebody went on writing.
  const version = await editStudyItem(editor, kindId, { id: made.id, version: 1 }, change)
  return { id: made.id, version }
}

/** What of an item's row follows from what it says. @throws ItemRefusal */
function columnsOf(kind: StudyKind, content: Record<string, unknown>, place: StudyPlace | undefined) {
  const faults = itemFaults(kind, content, place?.dialectId)
  if (faults.length > 0) throw new ItemRefusal(faults)
  const { title, levelNo } = kind.face(kind.item.parse(content))
  return {
    title: title.hakka,
    titlePinyin: title.pinyin,
    titleChinese: title.chinese,
    content,
    schemaVersion: kind.version,
    ...(levelNo === undefined ? {} : { levelNo }),
  }
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
