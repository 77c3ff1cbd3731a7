import { timingSafeEqual } from 'node:crypto'
import { SCHOOL_CLASS, type WayIn } from '@hakka/contract/constants/school-class'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type ClassRow, PUBLIC } from '../../domain/school-class/belonging.ts'
import { changeClass } from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** The class of a link, whose key must be the present one. @throws AppError `not_found` */
export async function classOfLink(
  db: NodePgDatabase,
  { id, key }: { id: number; key: string },
): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(schoolClasses)
    .where(and(eq(schoolClasses.id, id), isNull(schoolClasses.deletedAt)))
  const known = Buffer.from(row?.inviteKey ?? '')
  const given = Buffer.from(key)
  if (!row || known.length !== given.length || !timingSafeEqual(known, given))
    throw new AppError('not_found', { message: '無效連結' })
  refuseClosed(row)
  return row
}

/** @throws AppError `validation`, at the field, when there is none */
export async function classOfCode(db: NodePgDatabase, code: string): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(schoolClasses)
    .where(and(eq(sql`upper(${schoolClasses.code})`, code), isNull(schoolClasses.deletedAt)))
  const none = '找不到這個班級代碼，請再看一次老師給的代碼'
  if (!row) throw new AppError('validation', { errors: { code: [none] } })
  return row
}

function refuseClosed({ status, archivedAt }: ClassRow): void {
  if (status !== PUBLIC || archivedAt)
    throw new AppError('validation', { message: '這個班級目前不開放加入，請問你的老師' })
}

/** A pupil comes in, by a link at once, by the code after a teacher has said yes. Asked again, it stays as it is. */
export async function join(
  { db, now }: Services,
  { classId, userId, via }: { classId: number; userId: number; via: Extract<WayIn, 'link' | 'code'> },
): Promise<'joined' | 'waiting'> {
  const at = now()
  return changeClass(db, classId, async (transaction, row) => {
    refuseClosed(row)
    const own = and(
      eq(classMembers.classId, classId),
      eq(classMembers.userId, userId),
      isNull(classMembers.leftAt),
    )
    const [present] = await transaction.select().from(classMembers).where(own)
    if (present?.joinedAt) return 'joined'
    if (present && via === 'code') return 'waiting'
    const joinedAt = via === 'link' ? at : null
    const id = present?.id ?? (await newStay(transaction, { classId, userId, via, at, joinedAt }))
    if (present) await transaction.update(classMembers).set({ joinedAt, via }).where(eq(classMembers.id, id))
    await tellTeachers(transaction, row, { memberId: id, userId, joined: joinedAt !== null, at })
    return joinedAt ? 'joined' : 'waiting'
  })
}

async function newStay(
  transaction: Transaction,
  stay: { classId: number; userId: number; via: WayIn; at: Date; joinedAt: Date | null },
): Promise<number> {
  const { classId, userId, via, at, joinedAt } = stay
  const teaches = and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId))
  if ((await transaction.$count(classTeachers, teaches)) > 0)
    throw new AppError('validation', { message: '你是這個班級的老師，不用加入' })
  const present = await transaction.$count(
    classMembers,
    and(eq(classMembers.classId, classId), isNull(classMembers.leftAt)),
  )
  if (present >= SCHOOL_CLASS.members)
    throw new AppError('validation', { message: '這個班級已經滿了，請告訴你的老師' })
  const joined = await transaction.$count(
    classMembers,
    and(eq(classMembers.userId, userId), isNull(classMembers.leftAt)),
  )
  if (joined >= SCHOOL_CLASS.joined)
    throw new AppError('validation', { message: `最多加入 ${SCHOOL_CLASS.joined} 個班級，請先離開一個` })
  const [row] = await transaction
    .insert(classMembers)
    .values({ classId, userId, via, askedAt: at, joinedAt })
    .returning({ id: classMembers.id })
  if (!row) throw new Error('the new stay was not returned')
  // Whoever is in a class learns: the pages of pupils are hers from now on.
  await transaction.update(users).set({ isStudent: true }).where(eq(users.id, userId))
  return row.id
}

async function tellTeachers(
  transaction: Transaction,
  row: ClassRow,
  who: { memberId: number; userId: number; joined: boolean; at: Date },
): Promise<void> {
  const { memberId, userId, joined, at } = who
  const [pupil] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
  const teachers = await transaction
    .select({ userId: classTeachers.userId })
    .from(classTeachers)
    .where(eq(classTeachers.classId, row.id))
  const name = pupil?.name ?? ''
  await notify(
    transaction,
    teachers.map((teacher) => ({
      userId: teacher.userId,
      kind: joined ? ('joined' as const) : ('asked' as const),
      key: `member:${memberId}:${joined ? 'joined' : 'asked'}`,
      title: joined ? `${name}加入了${row.name}` : `${name}想加入${row.name}，等你同意`,
      url: `/my/teaching-class/students?class_id=${row.id}`,
      classId: row.id,
      aboutId: userId,
    })),
    at,
  )
}

/** Leaves a class, or no longer waits for it; what she did stays hers, and its teachers no longer see it. */
export async function leave(
  { db, now }: Services,
  { classId, userId }: { classId: number; userId: number },
): Promise<'left' | 'withdrawn'> {
  const [gone] = await db
    .update(classMembers)
    .set({ leftAt: now(), leftAs: 'left' })
    .where(
      and(eq(classMembers.classId, classId), eq(classMembers.userId, userId), isNull(classMembers.leftAt)),
    )
    .returning({ joinedAt: classMembers.joinedAt })
  if (!gone) throw new AppError('not_found')
  return gone.joinedAt ? 'left' : 'withdrawn'
}
