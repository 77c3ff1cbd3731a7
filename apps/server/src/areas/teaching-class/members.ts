import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { classMembers } from '../../db/tables/school-class.ts'
import { isWaiting, membersIn } from '../../domain/school-class/belonging.ts'
import {
  changeClass,
  lockClasses,
  refuseArchived,
  refuseNotPublic,
  touched,
} from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** Pupils as a browser names them: of a class, by their stays in it. Whoever is no longer there is passed over. */
interface Named {
  classId: number
  memberIds: readonly number[]
}

const waitingAmong = ({ classId, memberIds }: Named) =>
  and(eq(classMembers.classId, classId), inArray(classMembers.id, [...memberIds]), isWaiting)

/** Lets in who waits: each once, however many teachers say yes. @returns how many */
export async function approve({ db, now }: Services, named: Named): Promise<number> {
  const at = now()
  return changeClass(db, named.classId, async (transaction, row) => {
    refuseArchived(row)
    refuseNotPublic(row)
    const approved = await transaction
      .update(classMembers)
      .set({ joinedAt: at })
      .where(waitingAmong(named))
      .returning({ id: classMembers.id, userId: classMembers.userId })
    await notify(
      transaction,
      approved.map(({ id, userId }) => ({
        userId,
        kind: 'approved' as const,
        key: `member:${id}:approved`,
        title: `老師同意你加入${row.name}了`,
        url: '/my/learning-class',
        classId: row.id,
      })),
      at,
    )
    return approved.length
  })
}

/** Turns away who waits. She may ask again. */
export async function refuse({ db, now }: Services, named: Named): Promise<number> {
  return changeClass(db, named.classId, async (transaction) => {
    const refused = await transaction
      .update(classMembers)
      .set({ leftAt: now(), leftAs: 'refused' })
      .where(waitingAmong(named))
      .returning({ id: classMembers.id })
    return refused.length
  })
}

/** Takes pupils out; what they did is still theirs, and the class's teachers no longer see it. */
export async function remove({ db, now }: Services, named: Named): Promise<number> {
  return changeClass(db, named.classId, async (transaction, row) => {
    refuseArchived(row)
    const gone = await transaction
      .update(classMembers)
      .set({ leftAt: now(), leftAs: 'removed' })
      .where(membersIn(named.classId, named.memberIds))
      .returning({ id: classMembers.id })
    return gone.length
  })
}

/** Takes pupils out of one class into another; who is in the other already only leaves. */
export async function move({ db, now }: Services, named: Named, toId: number): Promise<number> {
  const at = now()
  return db.transaction(async (transaction) => {
    const rows = await lockClasses(transaction, [named.classId, toId])
    const to = rows.find(({ id }) => id === toId)
    if (!to || rows.length < 2) throw new AppError('not_found')
    rows.map(refuseArchived)
    refuseNotPublic(to)
    const gone = await transaction
      .update(classMembers)
      .set({ leftAt: at, leftAs: 'moved' })
      .where(membersIn(named.classId, named.memberIds))
      .returning()
    if (gone.length === 0) return 0
    const userIds = gone.map(({ userId }) => userId)
    // Who waits there is in with this.
    await transaction
      .update(classMembers)
      .set({ joinedAt: at })
      .where(and(eq(classMembers.classId, toId), inArray(classMembers.userId, userIds), isWaiting))
    await transaction
      .insert(classMembers)
      .values(
        gone.map(({ userId, seatNo, consentAt, consentBy }) => ({
          classId: toId,
          userId,
          seatNo,
          consentAt,
          consentBy,
          via: 'moved' as const,
          askedAt: at,
          joinedAt: at,
        })),
      )
      .onConflictDoNothing()
    const there = await transaction.$count(
      classMembers,
      and(eq(classMembers.classId, toId), isNull(classMembers.leftAt)),
    )
    if (there > SCHOOL_CLASS.members)
      throw new AppError('validation', { message: `一個班級最多 ${SCHOOL_CLASS.members} 位學生` })
    await touched(transaction, toId, at)
    return gone.length
  })
}

/** Ticks that the guardian's consent lies there, with who and when; or takes the tick away. */
export async function tickConsent(
  { db, now }: Services,
  named: Named,
  { given, userId }: { given: boolean; userId: number },
): Promise<number> {
  return changeClass(db, named.classId, async (transaction, row) => {
    refuseArchived(row)
    const ticked = await transaction
      .update(classMembers)
      .set(given ? { consentAt: now(), consentBy: userId } : { consentAt: null, consentBy: null })
      .where(
        and(
          membersIn(named.classId, named.memberIds),
          // Who ticked first stays.
          given ? isNull(classMembers.consentAt) : undefined,
        ),
      )
      .returning({ id: classMembers.id })
    return ticked.length
  })
}

/** Puts pupils into a group of the class, or out of theirs. @returns how many of them are in the class */
export async function putInGroup({ db }: Services, named: Named, groupName: string | null): Promise<number> {
  return changeClass(db, named.classId, async (transaction, row) => {
    refuseArchived(row)
    const put = await transaction
      .update(classMembers)
      .set({ groupName })
      .where(membersIn(named.classId, named.memberIds))
      .returning({ id: classMembers.id })
    return put.length
  })
}
