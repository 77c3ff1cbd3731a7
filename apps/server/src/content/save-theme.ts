import { randomUUID } from 'node:crypto'
import type { CallBody } from '@hakka/contract/calls'
import type { StudyKind, StudyKindId } from '@hakka/modules/server'
import { and, eq, isNull, max, ne, sql } from 'drizzle-orm'
import { studyCategories } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { create, edit, type Found, type Thing, UNCHANGED } from '../domain/edit/edit.ts'
import { lock } from '../domain/edit/lock.ts'
import { dialectsOf } from '../domain/self-study/categories.ts'
import { AppError } from '../kernel/app-error.ts'
import { type Asked, type Editor, kindNamed } from './edit-study.ts'
import { isRecord } from './json.ts'
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
  /** As its author wrote it. */
  content: unknown
}

export const themeThing = (kind: StudyKindId): Thing<Theme> => ({
  name: STUDY_THEME,
  topic: 'self_study',
  find: (transaction, id) => findTheme(transaction, kind, id),
  record: ({ levelNo, name, releaseNote }) => ({ level_no: levelNo, name, release_note: releaseNote }),
  contentOf: ({ name, releaseNote }) => ({ name, release_note: releaseNote }),
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
    item: { id, parentId, levelNo, name, releaseNote, content },
    title: name,
    version: row.version,
    savedAt: row.updatedAt,
    isDeleted: row.withdrawnAt !== null,
  }
}

/**
 * Names a theme anew, or a part of one, or makes one, last in its row.
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
      if (item.name === sent.name && item.releaseNote === sent.release_note) return UNCHANGED
      await refuseTaken(transaction, kindId, sent.name, item)
      const content = named(kind, isRecord(item.content) ? item.content : {}, sent, item.parentId !== null)
      await transaction
        .update(studyCategories)
        .set({
          name: sent.name,
          releaseNote: sent.release_note,
          content,
          version: seen + 1,
          updatedAt: at,
        })
        .where(eq(studyCategories.id, id))
      await publish(transaction, services, item.parentId ?? id)
      return undefined
    })
    return { id, version: after.version }
  }
  const deed = { userId, action: `${kindId}.theme`, formKey, content: sent }
  const { id: made, after } = await create(services, thing, deed, async (transaction, _, at) => {
    const { parentId, levelNo } = await placeOf(transaction, kind, sent)
    await lock(transaction, 'study_numbers')
    await refuseTaken(transaction, kindId, sent.name, { id: 0, parentId, levelNo })
    const uid = `desk-${randomUUID()}`
    const [last] = await transaction
      .select({ no: max(studyCategories.no) })
      .from(studyCategories)
      .where(siblingsOf(kindId, { parentId, levelNo }))
    const no = (last?.no ?? 0) + 1
    const common = { uid, no, ...(levelNo === null ? {} : { level_no: levelNo }) }
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
        content: named(kind, common, sent, parentId !== null),
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
  { name: _, title: __, release_note: ___, ...content }: Record<string, unknown>,
  sent: Sent,
  isPart: boolean,
): Record<string, unknown> {
  return {
    ...content,
    ...(id === 'classroom_term' ? { title: sent.name } : { name: sent.name }),
    ...(!isPart && sent.release_note !== '' && { release_note: sent.release_note }),
  }
}

const siblingsOf = (kind: StudyKindId, { parentId, levelNo }: Pick<Theme, 'parentId' | 'levelNo'>) =>
  and(
    eq(studyCategories.kind, kind),
    parentId === null ? isNull(studyCategories.parentId) : eq(studyCategories.parentId, parentId),
    sql`${studyCategories.levelNo} is not distinct from ${levelNo}`,
  )

/** Tables find a theme by its name. */
export async function refuseTaken(
  transaction: Transaction,
  kind: StudyKindId,
  name: string,
  own: Pick<Theme, 'id' | 'parentId' | 'levelNo'>,
): Promise<void> {
  const others = and(
    siblingsOf(kind, own),
    eq(studyCategories.name, name),
    ne(studyCategories.id, own.id),
    isNull(studyCategories.withdrawnAt),
  )
  if ((await transaction.$count(studyCategories, others)) > 0)
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
  const isLevelled = kind === 'listening' || kind === 'speaking'
  if (isLevelled && levelNo === undefined)
    throw new AppError('validation', { errors: { level_no: ['請選擇級別'] } })
  return { parentId: null, levelNo: isLevelled ? (levelNo ?? null) : null }
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
