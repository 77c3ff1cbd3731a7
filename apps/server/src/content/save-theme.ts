import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { StudyKind, StudyKindId } from '@hakka/modules/server'
import { and, eq, inArray, isNull, max, ne, or, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { create, edit, type Found, type Thing, UNCHANGED } from '../domain/edit/edit.ts'
import { lock } from '../domain/edit/lock.ts'
import { dialectsOf } from '../domain/self-study/categories.ts'
import { AppError } from '../kernel/app-error.ts'
import { type Asked, type Editor, kindNamed, storedUrl } from './edit-study.ts'
import { isRecord } from './json.ts'
import { STUDY_NUMBERS } from './new-study.ts'
import { publishStudy } from './publish-study.ts'
import { STUDY_THEME } from './study-thing.ts'

type Sent = Omit<
  CallBody<'POST /api/admin/self_study/{type}/theme'>,
  '_token' | 'id' | 'version' | 'form_key'
>

interface Theme {
  id: number
  /** Of a part: the theme that it belongs to. */
  parentId: number | null
  levelNo: number | null
  name: string
  releaseNote: string
  /** Address of its picture. */
  pictureUrl: string | undefined
  /** As its author wrote it. */
  content: unknown
}

export const themeThing = (kind: StudyKindId): Thing<Theme> => ({
  name: STUDY_THEME,
  topic: 'self_study',
  find: (transaction, id) => findTheme(transaction, kind, id),
  record: recordOf,
  contentOf: recordOf,
})

const recordOf = ({ levelNo, name, releaseNote, pictureUrl }: Theme) => ({
  level_no: levelNo,
  name,
  release_note: releaseNote,
  ...(pictureUrl && { picture: pictureUrl }),
})

async function findTheme(
  transaction: Transaction,
  kind: StudyKindId,
  id: number,
): Promise<Found<Theme> | undefined> {
  const [row] = await transaction
    .select()
    .from(studyCategories)
    .where(and(eq(studyCategories.id, id), eq(studyCategories.kind, kind)))
    .for('no key update')
  if (!row) return undefined
  const { parentId, levelNo, name, releaseNote, content } = row
  return {
    item: { id, parentId, levelNo, name, releaseNote, pictureUrl: pictureIn(content), content },
    title: name,
    version: row.version,
    savedAt: row.updatedAt,
    isDeleted: row.withdrawnAt !== null,
  }
}

function pictureIn(content: unknown): string | undefined {
  const picture = isRecord(content) && isRecord(content.picture) ? content.picture : undefined
  return typeof picture?.url === 'string' ? picture.url : undefined
}

/** Kinds whose themes have a level, and those whose themes have a picture. */
const isLevelled = (kind: StudyKindId) => kind === 'listening' || kind === 'speaking'
const hasPicture = (kind: StudyKindId) => isLevelled(kind) || kind === 'classroom_term'

/**
 * Names a theme anew, or a part of one, gives it a picture or another level, or makes one, last in its row.
 * @throws AppError `conflict`, `not_found`; `validation` where its name is taken or its place is none
 */
export async function saveTheme(
  { userId, ...services }: Editor,
  kindId: StudyKindId,
  { id, version, form_key: formKey }: Asked,
  sent: Sent,
): Promise<{ id: number; version: number }> {
  const kind = kindNamed(kindId)
  const thing = themeThing(kindId)
  if (id !== undefined) {
    const asked = { userId, action: `${kindId}.theme`, id, version }
    const { after } = await edit(services, thing, asked, async (transaction, { item, version: seen }, at) => {
      const isPart = item.parentId !== null
      const levelNo = isPart || !isLevelled(kindId) ? item.levelNo : (sent.level_no ?? item.levelNo)
      const pictureUrl = isPart
        ? item.pictureUrl
        : await pictureOf(transaction, kindId, item.pictureUrl, sent)
      const next = { ...item, name: sent.name, releaseNote: sent.release_note, levelNo, pictureUrl }
      if (isDeepStrictEqual(recordOf(next), recordOf(item))) return UNCHANGED
      await lock(transaction, STUDY_NUMBERS)
      await refuseTaken(transaction, kindId, sent.name, next)
      const raised =
        levelNo === item.levelNo
          ? {}
          : { levelNo, no: await nextNo(transaction, kindId, next), position: null, movedAt: at }
      const before = { ...(isRecord(item.content) ? item.content : {}), ...contentOfPlace(raised) }
      await transaction
        .update(studyCategories)
        .set({
          ...raised,
          name: sent.name,
          releaseNote: sent.release_note,
          content: named(kind, before, sent, { isPart, pictureUrl }),
          version: seen + 1,
          updatedAt: at,
        })
        .where(eq(studyCategories.id, id))
      if (levelNo !== item.levelNo) await followLevel(transaction, id, levelNo)
      await publish(transaction, services, item.parentId ?? id)
      return undefined
    })
    return { id, version: after.version }
  }
  const deed = { userId, action: `${kindId}.theme`, formKey, content: sent }
  const { id: made, after } = await create(services, thing, deed, async (transaction, _, at) => {
    const { parentId, levelNo } = await placeOf(transaction, kind, sent)
    await lock(transaction, STUDY_NUMBERS)
    await refuseTaken(transaction, kindId, sent.name, { id: 0, parentId, levelNo })
    const uid = `desk-${randomUUID()}`
    const no = await nextNo(transaction, kindId, { parentId, levelNo })
    const pictureUrl = parentId === null ? await pictureOf(transaction, kindId, undefined, sent) : undefined
    const common = { uid, ...contentOfPlace({ no, levelNo }) }
    const [row] = await transaction
      .insert(studyCategories)
      .values({
        uid,
        kind: kindId,
        parentId,
        levelNo,
        no,
        name: sent.name,
        releaseNote: sent.release_note,
        content: named(kind, common, sent, { isPart: parentId !== null, pictureUrl }),
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: studyCategories.id })
    if (!row) throw new Error('the new theme was not returned')
    return row.id
  })
  return { id: made, version: after.version }
}

/** What its author would have written. */
function named(
  { id }: StudyKind,
  { name: _, title: __, release_note: ___, picture, ...content }: Record<string, unknown>,
  sent: Sent,
  { isPart, pictureUrl }: { isPart: boolean; pictureUrl: string | undefined },
): Record<string, unknown> {
  const known = isRecord(picture) && picture.url === pictureUrl ? picture : { url: pictureUrl }
  return {
    ...content,
    ...(id === 'classroom_term' ? { title: sent.name } : { name: sent.name }),
    ...(pictureUrl !== undefined && { picture: known }),
    ...(!isPart && sent.release_note !== '' && { release_note: sent.release_note }),
  }
}

const contentOfPlace = ({ no, levelNo }: { no?: number; levelNo?: number | null }) => ({
  ...(no !== undefined && { no }),
  ...(levelNo && { level_no: levelNo }),
})

/** The address of the picture that was sent; what says nothing of it leaves it. */
async function pictureOf(
  transaction: Transaction,
  kind: StudyKindId,
  known: string | undefined,
  { picture }: Sent,
): Promise<string | undefined> {
  if (picture === undefined || !hasPicture(kind)) return known
  if (!picture?.id && !picture?.url) return undefined
  const url = picture.id ? await storedUrl(transaction, 'image', picture.id) : picture.url
  if (!url || (!picture.id && url !== known))
    throw new AppError('validation', { errors: { picture: ['網站上沒有這張圖，請再上傳一次'] } })
  return url
}

/** The number after all that stand beside it, or did. */
async function nextNo(
  transaction: Transaction,
  kind: StudyKindId,
  own: Pick<Theme, 'parentId' | 'levelNo'>,
): Promise<number> {
  const [last] = await transaction
    .select({ no: max(studyCategories.no) })
    .from(studyCategories)
    .where(siblingsOf(kind, own))
  return (last?.no ?? 0) + 1
}

/** What stands in a theme is of its level. */
async function followLevel(transaction: Transaction, id: number, levelNo: number | null): Promise<void> {
  const own = transaction
    .select({ id: studyCategories.id })
    .from(studyCategories)
    .where(or(eq(studyCategories.id, id), eq(studyCategories.parentId, id)))
  await transaction
    .update(studyItems)
    .set({ levelNo, version: sql`${studyItems.version} + 1` })
    .where(inArray(studyItems.categoryId, own))
}

const siblingsOf = (kind: StudyKindId, { parentId, levelNo }: Pick<Theme, 'parentId' | 'levelNo'>) =>
  and(
    eq(studyCategories.kind, kind),
    parentId === null ? isNull(studyCategories.parentId) : eq(studyCategories.parentId, parentId),
    sql`${studyCategories.levelNo} is not distinct from ${levelNo}`,
  )

/** Tables find a theme by its name. */
export async function isTaken(
  transaction: Transaction,
  kind: StudyKindId,
  name: string,
  own: Pick<Theme, 'id' | 'parentId' | 'levelNo'>,
): Promise<boolean> {
  const others = and(
    siblingsOf(kind, own),
    eq(studyCategories.name, name),
    ne(studyCategories.id, own.id),
    isNull(studyCategories.withdrawnAt),
  )
  return (await transaction.$count(studyCategories, others)) > 0
}

async function refuseTaken(...[transaction, kind, name, own]: Parameters<typeof isTaken>): Promise<void> {
  if (await isTaken(transaction, kind, name, own))
    throw new AppError('validation', { errors: { name: [`已經有「${name}」了，請換一個名稱`] } })
}

/** Where a new one goes. */
async function placeOf(
  transaction: Transaction,
  { id: kind, layout }: StudyKind,
  { parent_id: parentId, level_no: levelNo }: Sent,
): Promise<Pick<Theme, 'parentId' | 'levelNo'>> {
  if (layout.of === 'itself') throw new AppError('not_found')
  if (parentId !== undefined) {
    const theme = await findTheme(transaction, kind, parentId)
    if (layout.of !== 'subcategories' || !theme || theme.isDeleted || theme.item.parentId !== null)
      throw new AppError('validation', { errors: { parent_id: ['找不到這個主題，請重新選擇'] } })
    return { parentId, levelNo: null }
  }
  if (isLevelled(kind) && levelNo === undefined)
    throw new AppError('validation', { errors: { level_no: ['請選擇級別'] } })
  return { parentId: null, levelNo: isLevelled(kind) ? (levelNo ?? null) : null }
}

/** Search tells a theme's name in each of its dialects. */
async function publish(
  transaction: Transaction,
  services: Parameters<typeof publishStudy>[1],
  themeId: number,
): Promise<void> {
  const dialects = await dialectsOf(transaction, themeId)
  await publishStudy(
    transaction,
    services,
    dialects.map((dialectId) => ({ themeId, dialectId })),
  )
}
