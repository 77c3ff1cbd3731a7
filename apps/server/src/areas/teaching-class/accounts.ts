import { randomInt } from 'node:crypto'
import type { CallBody } from '@hakka/contract/calls'
import { SCHOOL_CLASS } from '@hakka/contract/constants/school-class'
import type { LoginCard } from '@hakka/contract/school-class-shapes'
import { and, eq, inArray, isNull, like } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { classAccounts, classMembers } from '../../db/tables/school-class.ts'
import { hasPinAlone } from '../../domain/account/class-account.ts'
import { endAccess } from '../../domain/account/end-access.ts'
import { hashPassword } from '../../domain/account/passwords.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { once } from '../../domain/edit/once.ts'
import { type ClassRow, membersIn } from '../../domain/school-class/belonging.ts'
import { changeClass, refuseArchived, touched } from '../../domain/school-class/change.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

const STUDENT_ROLE_ID = 5

/** What everybody would try first. */
const isEasy = (pin: string) =>
  new Set(pin).size < 3 || '01234567890'.includes(pin) || '09876543210'.includes(pin)

/** Six digits by chance. */
function newPin(): string {
  for (;;) {
    const pin = String(randomInt(10 ** SCHOOL_CLASS.pin_digits)).padStart(SCHOOL_CLASS.pin_digits, '0')
    if (!isEasy(pin)) return pin
  }
}

const withPin = async () => {
  const pin = newPin()
  return { pin, passwordHash: await hashPassword(pin) }
}

type NewStudents = CallBody<'POST /api/my/teaching-class/account/create'>

/**
 * Makes accounts for pupils without an address, who are in the class at once: all of them, or none. The PINs are told
 * here and nowhere else.
 */
export async function makeAccounts(
  services: Services,
  { userId, body }: { userId: number; body: NewStudents },
): Promise<LoginCard[]> {
  const { db, now } = services
  const { class_id: classId, students, form_key: key } = body
  const at = now()
  // Before anything waits for them: a class's worth takes a second.
  const pins = await Promise.all(students.map(withPin))
  return changeClass(db, classId, async (transaction, row) => {
    refuseArchived(row)
    const present = await transaction
      .select({ seatNo: classMembers.seatNo })
      .from(classMembers)
      .where(and(eq(classMembers.classId, classId), isNull(classMembers.leftAt)))
    const named = await transaction
      .select({ username: users.username })
      .from(users)
      .where(like(users.username, `${row.code.toLowerCase()}-%`))
    if (present.length + students.length > SCHOOL_CLASS.members)
      throw new AppError('validation', { message: `一個班級最多 ${SCHOOL_CLASS.members} 位學生` })
    const seats = new Set(present.flatMap(({ seatNo }) => seatNo ?? []))
    const names = new Set(named.map(({ username }) => username))
    const planned = seatAll(students, seats).map(({ name, seatNo }) => ({
      name,
      seatNo,
      username: freeName(row, seatNo, names),
    }))
    const sent = { action: `class.accounts ${classId}`, key, content: students }
    const { sent: came } = await once(transaction, sent, { at }, async () => classId)
    if (came !== 'first')
      throw new AppError('validation', {
        message: '這份名單已經建立過了，請看學生名單；沒有印到卡片的話，請發新的 PIN',
      })
    const made = await transaction
      .insert(users)
      .values(
        planned.map(({ name, username }, no) => ({
          username,
          name,
          roleId: STUDENT_ROLE_ID,
          isStudent: true,
          schoolId: row.schoolId,
          gradeNo: row.gradeNo,
          passwordHash: pins[no]?.passwordHash ?? null,
          isDemo: row.isDemo,
        })),
      )
      .returning({ id: users.id, username: users.username })
    const idOf = new Map(made.map(({ id, username }) => [username, id]))
    const own = planned.flatMap((one) => {
      const id = idOf.get(one.username)
      return id === undefined ? [] : [{ ...one, userId: id }]
    })
    await transaction
      .insert(classAccounts)
      .values(own.map((one) => ({ userId: one.userId, classId, createdAt: at, pinSetAt: at })))
    await transaction.insert(classMembers).values(
      own.map((one) => ({
        classId,
        userId: one.userId,
        seatNo: one.seatNo,
        via: 'account' as const,
        askedAt: at,
        joinedAt: at,
      })),
    )
    await touched(transaction, classId, at)
    await writeAudit(
      transaction,
      {
        userId,
        action: 'class.accounts',
        subjectId: classId,
        subject: row.name,
        after: { count: own.length },
      },
      at,
    )
    return planned.map(({ name, seatNo, username }, no) => ({
      name,
      seat_no: seatNo,
      account: username,
      pin: pins[no]?.pin ?? '',
    }))
  })
}

/** Gives a seat to who has none. @throws AppError `validation` with the seat that two would have */
function seatAll(students: NewStudents['students'], taken: ReadonlySet<number>) {
  const used = new Set(taken)
  for (const [no, { seat_no: seat }] of students.entries()) {
    if (seat == null) continue
    if (used.has(seat))
      throw new AppError('validation', {
        errors: { [`students.${no}.seat_no`]: [`座號 ${seat} 已經有人了`] },
        message: `座號 ${seat} 已經有人了`,
      })
    used.add(seat)
  }
  let next = 1
  return students.map(({ name, seat_no: seat }) => {
    if (seat != null) return { name, seatNo: seat }
    while (used.has(next)) next += 1
    used.add(next)
    return { name, seatNo: next <= SCHOOL_CLASS.seat ? next : null }
  })
}

/** `k7q4mn-05`: that of the seat, or the next that nobody ever had. */
function freeName({ code }: ClassRow, seatNo: number | null, used: Set<string>): string {
  let no = seatNo ?? SCHOOL_CLASS.seat + 1
  const nameOf = () => `${code.toLowerCase()}-${String(no).padStart(2, '0')}`
  while (used.has(nameOf())) no = no <= SCHOOL_CLASS.seat ? SCHOOL_CLASS.seat + 1 : no + 1
  used.add(nameOf())
  return nameOf()
}

/** Class accounts among the pupils named whose PIN is the teacher's to give. */
const accountsAmong = (db: Services['db'], classId: number, memberIds: readonly number[]) =>
  db
    .select({ id: users.id, username: users.username, name: users.name, seatNo: classMembers.seatNo })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .innerJoin(classAccounts, eq(classAccounts.userId, users.id))
    .where(and(membersIn(classId, memberIds), hasPinAlone))
    .orderBy(classMembers.seatNo, classMembers.id)

/** New PINs: the old ones are void, and whoever is logged in with one is out. */
export async function renewPins(
  services: Services,
  { userId, classId, memberIds }: { userId: number; classId: number; memberIds: readonly number[] },
): Promise<LoginCard[]> {
  const { db, loginGate, now } = services
  const at = now()
  const accounts = await accountsAmong(db, classId, memberIds)
  if (accounts.length === 0)
    throw new AppError('validation', { message: '選到的學生用的都是自己的帳號，不能發 PIN' })
  const pins = await Promise.all(accounts.map(withPin))
  await changeClass(db, classId, async (transaction, row) => {
    refuseArchived(row)
    for (const [no, { id }] of accounts.entries()) {
      const passwordHash = pins[no]?.passwordHash
      if (!passwordHash) continue
      await transaction.update(users).set({ passwordHash, updatedAt: at }).where(eq(users.id, id))
      await endAccess(transaction, id)
    }
    const ids = accounts.map(({ id }) => id)
    await transaction.update(classAccounts).set({ pinSetAt: at }).where(inArray(classAccounts.userId, ids))
    await writeAudit(
      transaction,
      { userId, action: 'class.pin', subjectId: classId, subject: row.name, after: { count: ids.length } },
      at,
    )
  })
  for (const { id, username } of accounts) await loginGate.forgive(db, { userId: id, names: [username] })
  return accounts.map(({ name, seatNo, username }, no) => ({
    name,
    seat_no: seatNo,
    account: username,
    pin: pins[no]?.pin ?? '',
  }))
}

/** Lets pupils try again who were locked out by wrong PINs. @returns how many were named that have one */
export async function unlock(
  { db, loginGate }: Services,
  { classId, memberIds }: { classId: number; memberIds: readonly number[] },
): Promise<number> {
  const accounts = await accountsAmong(db, classId, memberIds)
  await loginGate.unlock(db, accounts)
  return accounts.length
}
