import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import type { UploadedFile } from '@hakka/contract/upload'
import { studyKinds } from '@hakka/modules/server'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isRecord } from '../../content/json.ts'
import { type SpokenLine, spokenLines } from '../../content/voices.ts'
import { files } from '../../db/tables/content.ts'
import { recordingTakes, soundTexts, studyCategories, studyItems } from '../../db/tables/self-study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { categoriesInOrder, itemsInOrder } from '../../domain/self-study/order.ts'
import type { Services } from '../../domain/services.ts'
import { storeSound } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'

type Database = NodePgDatabase | Transaction
type Lines = CallAnswer<'GET /api/admin/self_study/{type}/recording'>['data']

/** What is recorded in one go. */
export interface Of {
  category_id?: number | undefined
  item_id?: number | undefined
  dialect_id: number
}

/** A kind by its id. @throws AppError `not_found` */
export function kindOf(id: StudyKindName) {
  const kind = studyKinds.get(id)
  if (!kind) throw new AppError('not_found')
  return kind
}

/** The items of a theme in a dialect, or one item, in the order in which pupils meet them. */
export async function itemsOf(db: Database, kind: StudyKindName, { category_id, item_id, dialect_id }: Of) {
  return db
    .select({
      id: studyItems.id,
      title: studyItems.title,
      titleChinese: studyItems.titleChinese,
      content: studyItems.content,
      schemaVersion: studyItems.schemaVersion,
    })
    .from(studyItems)
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(
      and(
        eq(studyItems.kind, kind),
        isNull(studyItems.withdrawnAt),
        // A book has all of its dialects.
        or(eq(studyItems.dialectId, dialect_id), isNull(studyItems.dialectId)),
        item_id === undefined ? undefined : eq(studyItems.id, item_id),
        category_id === undefined
          ? undefined
          : or(eq(studyCategories.id, category_id), eq(studyCategories.parentId, category_id)),
      ),
    )
    .orderBy(...categoriesInOrder, ...itemsInOrder)
}

/** Somebody's own recordings of some items, by item and place. */
export async function takesOf(db: Database, userId: number, itemIds: readonly number[]) {
  if (itemIds.length === 0) return []
  const rows = await db
    .select({
      itemId: recordingTakes.itemId,
      path: recordingTakes.path,
      text: recordingTakes.text,
      pinyin: recordingTakes.pinyin,
      fileId: recordingTakes.fileId,
      key: files.key,
    })
    .from(recordingTakes)
    .innerJoin(files, eq(files.id, recordingTakes.fileId))
    .where(and(eq(recordingTakes.userId, userId), inArray(recordingTakes.itemId, [...itemIds])))
  return rows.map(({ key, ...own }) => ({ ...own, url: `/files/${key}` }))
}

/** Whether a sentence is of a dialect: those of an item of one dialect are. */
export const isIn =
  (dialectId: number) =>
  (line: SpokenLine): boolean =>
    line.dialectId === undefined || line.dialectId === dialectId

/** What is to be said of a theme or an item, with what somebody has recorded of it. */
export async function linesOf(
  db: NodePgDatabase,
  kindId: StudyKindName,
  { userId, ...of }: Of & { userId: number },
): Promise<Lines> {
  const kind = kindOf(kindId)
  const [items, title] = [await itemsOf(db, kindId, of), await titleOf(db, kindId, of)]
  const takes = await takesOf(
    db,
    userId,
    items.map(({ id }) => id),
  )
  const byPlace = new Map(takes.map((take) => [`${take.itemId} ${take.path}`, take]))
  const doubted = await doubtedOf(
    db,
    items.map(({ id }) => id),
  )
  const lines = items.flatMap((item) => {
    const content = kind.migrate(item.content, item.schemaVersion)
    return spokenLines(kind, content)
      .filter(isIn(of.dialect_id))
      .map(({ path, text, pinyin, chinese, sound }) => {
        const take = byPlace.get(`${item.id} ${path}`)
        const isSame = take?.text === text && take.pinyin === pinyin
        return {
          item_id: item.id,
          path,
          item_title: kindId === 'reading' ? item.titleChinese : item.title,
          role: roleOf(content, path),
          text,
          pinyin,
          chinese,
          voice: !sound ? ('none' as const) : sound.isSynthetic ? ('synthetic' as const) : ('human' as const),
          url: sound?.url ?? '',
          take_url: take && isSame ? take.url : '',
          was: doubted.get(`${item.id} ${sound?.url}`) ?? null,
        }
      })
  })
  return { title, lines }
}

/** What the sounds of some items say that may say something else than what stands beside them, by item and address. */
async function doubtedOf(db: Database, itemIds: readonly number[]) {
  if (itemIds.length === 0) return new Map<string, { text: string; pinyin: string }>()
  const rows = await db
    .select()
    .from(soundTexts)
    .where(inArray(soundTexts.itemId, [...itemIds]))
  return new Map(rows.map(({ itemId, url, text, pinyin }) => [`${itemId} ${url}`, { text, pinyin }]))
}

/** Who says a sentence of a dialogue; '' elsewhere. */
function roleOf(content: unknown, path: string): string {
  const [, at] = /^\.sentences\[(\d+)\]/.exec(path) ?? []
  if (at === undefined || !isRecord(content)) return ''
  const list = (key: string) => (Array.isArray(content[key]) ? content[key].filter(isRecord) : [])
  const role = list('sentences')[Number(at)]?.role
  return String(list('roles').find(({ id }) => id === role)?.name ?? '')
}

/** What is recorded, as a person calls it. @throws AppError `not_found` */
export async function titleOf(
  db: Database,
  kind: StudyKindName,
  { category_id, item_id }: Of,
): Promise<string> {
  const [row] =
    category_id === undefined
      ? await db
          .select({ title: kind === 'reading' ? studyItems.titleChinese : studyItems.title })
          .from(studyItems)
          .where(
            and(eq(studyItems.id, item_id ?? 0), eq(studyItems.kind, kind), isNull(studyItems.withdrawnAt)),
          )
      : await db
          .select({ title: studyCategories.name })
          .from(studyCategories)
          .where(
            and(
              eq(studyCategories.id, category_id),
              eq(studyCategories.kind, kind),
              isNull(studyCategories.withdrawnAt),
            ),
          )
  if (!row) throw new AppError('not_found')
  return row.title
}

/**
 * Keeps what somebody has recorded of a sentence, as it is written now; an earlier one of hers is gone.
 * @returns its address
 * @throws AppError `not_found` where there is no such sentence; `validation` for what is no sound
 */
export async function keepTake(
  services: Services,
  kindId: StudyKindName,
  {
    userId,
    item_id: itemId,
    path,
    audio,
  }: { userId: number; item_id: number; path: string; audio: UploadedFile },
): Promise<string> {
  const { db } = services
  const kind = kindOf(kindId)
  const [item] = await db
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.id, itemId), eq(studyItems.kind, kindId), isNull(studyItems.withdrawnAt)))
  const lines = item ? spokenLines(kind, kind.migrate(item.content, item.schemaVersion)) : []
  const line = lines.find((own) => own.path === path)
  if (!line) throw new AppError('not_found')
  const { id: fileId, url } = await storeSound(services, audio, 'audio')
  const said = { text: line.text, pinyin: line.pinyin, fileId, createdAt: services.now() }
  await db
    .insert(recordingTakes)
    .values({ userId, itemId, path, ...said })
    .onConflictDoUpdate({
      target: [recordingTakes.userId, recordingTakes.itemId, recordingTakes.path],
      set: said,
    })
  return url
}
