import type { CallBody } from '@hakka/contract/calls'
import { ASSIGNMENTS } from '@hakka/contract/constants/assignment'
import { and, eq, isNull } from 'drizzle-orm'
import { assignmentItems, assignmentPupils, assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { pupilsOf } from '../../domain/assignment/pupils.ts'
import type { Source, SourceItem } from '../../domain/assignment/source.ts'
import { once } from '../../domain/edit/once.ts'
import { membersIn } from '../../domain/school-class/belonging.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { readSource } from './sources.ts'

type Fields = CallBody<'POST /api/my/teaching-class/assignment'>
type Head = Omit<typeof assignments.$inferInsert, 'id'>
type Items = Omit<typeof assignmentItems.$inferInsert, 'id' | 'assignmentId'>[]
type Pupils = { userId: number; nos?: number[] | null }[]

/** 12/3（四） */
export function dayName(day: string): string {
  const at = new Date(`${day}T00:00Z`)
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}（${'日一二三四五六'[at.getUTCDay()]}）`
}

const dayInTaipei = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** @throws AppError `validation` for a day that is over, or too far away to be meant */
export function refuseDay(day: string, now: Date): void {
  const latest = dayInTaipei(new Date(now.getTime() + ASSIGNMENTS.due_days * 24 * 3_600_000))
  const fault = day < dayInTaipei(now) ? '到期日已經過了，請選今天以後的日子' : ''
  const message = fault || (day > latest ? '到期日太遠了，請選一年以內的日子' : '')
  if (message) throw new AppError('validation', { message, errors: { due_on: [message] } })
}

/** Gives a class, or some of its pupils, something to do; the same form gives it once, however often it arrives. */
export async function giveAssignment(
  services: Services,
  userId: number,
  fields: Fields,
): Promise<{ id: number; message: string }> {
  const { db, now } = services
  const at = now()
  refuseDay(fields.due_on, at)
  const source = await readSource(db, fields)
  if (!source) throw new AppError('not_found', { message: '找不到要指派的內容，請重新整理頁面' })
  const wanted = fields.thing_ids && new Set(fields.thing_ids)
  const chosen = source.items
    .filter((item) => !wanted || wanted.has(item.thing_id))
    .filter((item) => fields.mode === 'practice' || item.asks)
  if (chosen.length === 0) {
    const message = fields.mode === 'test' ? '選的活動都沒有題目，不能當測驗' : '請選擇要做的活動'
    throw new AppError('validation', { message, errors: { thing_ids: [message] } })
  }
  if (chosen.length > ASSIGNMENTS.items) {
    const message = `一次最多 ${ASSIGNMENTS.items} 個活動`
    throw new AppError('validation', { message, errors: { thing_ids: [message] } })
  }
  const { form_key, _token, ...content } = fields
  return changeClass(db, fields.class_id, async (transaction, row) => {
    refuseArchived(row)
    const pupils = fields.member_ids ? await chosenPupils(transaction, row.id, fields.member_ids) : null
    const sent = { action: `assignment.store ${userId}`, key: form_key, content }
    const { id } = await once(transaction, sent, { at }, () =>
      insertAssignment(transaction, {
        ...rowsOf(source, chosen, { ...fields, classId: row.id, madeBy: userId, at }),
        pupils: pupils?.map((own) => ({ userId: own })) ?? null,
        className: row.name,
      }),
    )
    const count = (await pupilsOf(transaction, { id, classId: row.id })).length
    return { id, message: `${row.name} ${count} 位同學，${dayName(fields.due_on)}前` }
  })
}

interface Given extends Pick<Fields, 'of' | 'id' | 'mode' | 'due_on' | 'note'> {
  classId: number
  madeBy: number
  at: Date
}

/** An assignment of some of a source's things, as it is kept. */
export const rowsOf = (
  source: Source,
  chosen: readonly SourceItem[],
  { of, id, mode, due_on, note, classId, madeBy, at }: Given,
): Pick<NewAssignment, 'head' | 'items'> => ({
  head: {
    classId,
    madeBy,
    source: of,
    sourceId: id,
    title: source.title,
    titlePinyin: source.titlePinyin,
    dialectId: source.dialectId,
    place: source.place,
    picture: source.picture,
    mode,
    dueOn: due_on,
    note,
    createdAt: at,
    updatedAt: at,
  },
  items: chosen.map((item, index) => ({
    no: index + 1,
    thing: item.thing,
    thingId: item.thing_id,
    dialectId: item.dialectId,
    versionId: mode === 'test' ? item.versionId : null,
    title: item.title,
    url: item.url,
    parts: item.parts,
  })),
})

/** @throws AppError `validation` where nobody of those who were chosen is in the class any more */
async function chosenPupils(
  transaction: Transaction,
  classId: number,
  memberIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectDistinct({ userId: classMembers.userId })
    .from(classMembers)
    .where(membersIn(classId, memberIds))
  if (rows.length === 0) {
    const message = '選的學生已經不在班上，請重新選擇'
    throw new AppError('validation', { message, errors: { member_ids: [message] } })
  }
  return rows.map(({ userId }) => userId)
}

export interface NewAssignment {
  head: Head
  items: Items
  /** Null: the whole class. */
  pupils: Pupils | null
  className: string
}

/** Keeps it and tells whom it is for. The class is locked. */
export async function insertAssignment(
  transaction: Transaction,
  { head, items, pupils, className }: NewAssignment,
): Promise<number> {
  const there = and(eq(assignments.classId, head.classId), isNull(assignments.deletedAt))
  if ((await transaction.$count(assignments, there)) >= ASSIGNMENTS.of_class)
    throw new AppError('validation', { message: `一個班級最多 ${ASSIGNMENTS.of_class} 份作業` })
  const [row] = await transaction.insert(assignments).values(head).returning()
  if (!row) throw new Error('the new assignment was not returned')
  await transaction.insert(assignmentItems).values(items.map((item) => ({ ...item, assignmentId: row.id })))
  if (pupils)
    await transaction.insert(assignmentPupils).values(pupils.map((own) => ({ ...own, assignmentId: row.id })))
  await tellPupils(transaction, row, className)
  return row.id
}

async function tellPupils(transaction: Transaction, row: AssignmentRow, className: string): Promise<void> {
  const pupils = await pupilsOf(transaction, row)
  await notify(
    transaction,
    pupils.map(({ userId }) => ({
      userId,
      kind: 'due' as const,
      key: `assignment:${row.id}`,
      title: `${className}有新的${row.mode === 'test' ? '測驗' : '作業'}「${row.title}」，${dayName(row.dueOn)}前做完`,
      url: `/my/learning-class/assignment?id=${row.id}`,
      classId: row.classId,
    })),
    row.createdAt,
  )
}

export async function changeAssignment(
  { db, now }: Services,
  row: AssignmentRow,
  { due_on, note }: CallBody<'PUT /api/my/teaching-class/assignment'>,
): Promise<void> {
  const at = now()
  if (due_on !== row.dueOn) refuseDay(due_on, at)
  await changeClass(db, row.classId, async (transaction, own) => {
    refuseArchived(own)
    await transaction
      .update(assignments)
      .set({ dueOn: due_on, ...(note === undefined ? {} : { note }), updatedAt: at })
      .where(eq(assignments.id, row.id))
  })
}

/** Takes an assignment back, or gives it again as it was. */
export async function removeAssignment(
  { db, now }: Services,
  { row, userId, removed }: { row: AssignmentRow; userId: number; removed: boolean },
): Promise<void> {
  const at = now()
  await changeClass(db, row.classId, async (transaction, own) => {
    refuseArchived(own)
    await transaction
      .update(assignments)
      .set(removed ? { deletedAt: at, deletedBy: userId } : { deletedAt: null, deletedBy: null })
      .where(eq(assignments.id, row.id))
  })
}
