import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schoolYearOf } from '@hakka/contract/constants/school-class'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { users } from '../../db/tables/account.ts'
import { schools } from '../../db/tables/place.ts'
import {
  classAccounts,
  classMembers,
  classTeachers,
  notifications,
  schoolClasses,
} from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { TEACHER_ROLE_ID } from '../../domain/account/teacher.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { newSecret } from '../../domain/secret/secrets.ts'
import { ROOT } from '../../kernel/root.ts'

const FILE = join(ROOT, 'content/demo-site/classes.json')
const STUDENT_ROLE_ID = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const demoClasses = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    school: z.string(),
    grade: z.number().nullable(),
    /** User names of demo accounts, the owner first. */
    teachers: z.array(z.string()),
    description: z.string(),
    /** User names of demo accounts that are in it. */
    pupils: z.array(z.string()),
    /** Pupils with class accounts, by seat. Nobody knows their PINs before a teacher gives new ones. */
    accounts: z.array(z.string()),
    /** Who of them came later: days from the first start's day. */
    came: z.record(z.string(), z.number()).default({}),
    waiting: z.array(z.string()),
  }),
)
type DemoClass = z.output<typeof demoClasses>[number]

/** The teacher beside the demo's own, whom nobody logs in as. */
const SECOND = { username: 'demo-teacher-2', name: '示範教師二', roleId: TEACHER_ROLE_ID }

/** The classes of the demo site, once; what their teachers do with them since stays so. */
export async function loadDemoClasses(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'classes', async (transaction) => {
    const list = demoClasses.parse(JSON.parse(await readFile(FILE, 'utf8')))
    await transaction
      .insert(users)
      .values({ ...SECOND, teacherConfirmedAt: now, isDemo: true })
      .onConflictDoNothing()
    for (const one of list) await makeClass(transaction, one, now)
  })
}

async function makeClass(transaction: Transaction, one: DemoClass, now: Date): Promise<void> {
  const ids = await demoUsers(transaction, [...one.teachers, ...one.pupils])
  const teachers = one.teachers.flatMap((name) => ids.get(name) ?? [])
  // Without its teacher, whose name a real account has, a class is nobody's.
  if (teachers.length === 0) return
  const [school] = await transaction.select().from(schools).where(eq(schools.code, one.school))
  const began = new Date(now.getTime() - 60 * DAY_MS)
  const [row] = await transaction
    .insert(schoolClasses)
    .values({
      code: one.code,
      inviteKey: newSecret(),
      teacherKey: newSecret(),
      name: one.name,
      schoolId: school?.id ?? null,
      description: one.description,
      status: 1,
      gradeNo: one.grade,
      yearNo: schoolYearOf(now),
      isDemo: true,
      createdAt: began,
    })
    .onConflictDoNothing()
    .returning({ id: schoolClasses.id })
  if (!row) return
  const classId = row.id
  await transaction
    .insert(classTeachers)
    .values(teachers.map((userId, no) => ({ classId, userId, isOwner: no === 0 })))
  const make = (names: readonly string[], usernameOf: (no: number) => string) =>
    names.length === 0
      ? []
      : transaction
          .insert(users)
          .values(
            names.map((name, no) => ({
              username: usernameOf(no),
              name,
              roleId: STUDENT_ROLE_ID,
              isStudent: true,
              schoolId: school?.id ?? null,
              gradeNo: one.grade,
              isDemo: true,
            })),
          )
          .onConflictDoNothing()
          .returning({ id: users.id, name: users.name })
  const code = one.code.toLowerCase()
  const cameAt = (name: string) => {
    const days = one.came[name]
    return days === undefined ? began : new Date(now.getTime() + days * DAY_MS)
  }
  const own = await make(one.accounts, (no) => `${code}-${String(no + 1).padStart(2, '0')}`)
  const waiting = await make(one.waiting, (no) => `demo-${code}-${no + 1}`)
  const pupils = one.pupils.flatMap((name) => ids.get(name) ?? [])
  if (own.length > 0)
    await transaction
      .insert(classAccounts)
      .values(
        own.map(({ id, name }) => ({ userId: id, classId, createdAt: cameAt(name), pinSetAt: cameAt(name) })),
      )
  const stays = [
    ...own.map(({ id, name }) => ({
      classId,
      userId: id,
      seatNo: one.accounts.indexOf(name) + 1,
      via: 'account' as const,
      askedAt: cameAt(name),
      joinedAt: cameAt(name),
    })),
    ...pupils.map((userId) => ({
      classId,
      userId,
      via: 'link' as const,
      askedAt: began,
      joinedAt: began,
    })),
    ...waiting.map(({ id }, no) => ({
      classId,
      userId: id,
      via: 'code' as const,
      askedAt: new Date(now.getTime() - (no * 7 + 2) * HOUR_MS),
      joinedAt: null,
    })),
  ]
  if (stays.length > 0) await transaction.insert(classMembers).values(stays)
  const [owner] = teachers
  if (owner !== undefined && waiting.length > 0)
    await transaction.insert(notifications).values(
      waiting.map(({ id, name }) => ({
        userId: owner,
        kind: 'asked' as const,
        key: `demo:${id}`,
        title: `${name}想加入${one.name}，等你同意`,
        url: `/my/teaching-class/students?class_id=${classId}`,
        classId,
        aboutId: id,
        createdAt: now,
      })),
    )
}

/** Demo accounts by their user names; real ones that happen to have such a name are none. */
async function demoUsers(transaction: Transaction, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await transaction
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(inArray(sql`lower(${users.username})`, [...names]), eq(users.isDemo, true)))
  return new Map(rows.map(({ id, username }) => [username, id]))
}
