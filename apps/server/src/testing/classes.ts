import { schoolYearOf, type WayIn } from '@hakka/contract/constants/school-class'
import { classMembers, classTeachers, schoolClasses } from '../db/tables/school-class.ts'
import { session, user } from './builders.ts'
import type { TestServer } from './server.ts'

let made = 0

type Answer = { status: number; body: ReturnType<typeof JSON.parse> }

/** Somebody in a browser of their own, logged in. */
export async function person(server: TestServer, options: Parameters<typeof user>[1] = {}) {
  const account = await user(server, options)
  const headers = await session(server, account)
  return {
    ...account,
    headers,
    async ask(call: string, payload?: object): Promise<Answer> {
      const [method = 'GET', url = ''] = call.split(' ')
      const answer = await server.app.inject({
        method: (['POST', 'PUT', 'DELETE'] as const).find((own) => own === method) ?? 'GET',
        url,
        headers,
        ...(payload ? { payload } : {}),
      })
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
    },
  }
}

export const teacherOf = (server: TestServer, name = '王素珍') => person(server, { name, isTeacher: true })

/** A class in the database, with who teaches it; the first owns it. */
export async function schoolClass(
  { services: { db, now } }: TestServer,
  teachers: readonly { id: number }[],
  columns: Partial<typeof schoolClasses.$inferInsert> = {},
) {
  // In letters that codes have.
  const code = `T${(++made).toString(8).padStart(5, '0').replaceAll('0', '8').replaceAll('1', '9')}`
  const [row] = await db
    .insert(schoolClasses)
    .values({
      code,
      inviteKey: `invite-${code}`,
      teacherKey: `teacher-${code}`,
      name: '五年三班',
      status: 1,
      yearNo: schoolYearOf(now()),
      ...columns,
    })
    .returning()
  if (!row) throw new Error('the new class was not returned')
  for (const [no, { id }] of teachers.entries())
    await db.insert(classTeachers).values({ classId: row.id, userId: id, isOwner: no === 0 })
  return row
}

/** A pupil's stay in a class, since a while. */
export async function stay(
  { services: { db, now } }: TestServer,
  who: { classId: number; userId: number },
  columns: Partial<typeof classMembers.$inferInsert> & { via?: WayIn } = {},
) {
  const at = new Date(now().getTime() - 60_000)
  const [row] = await db
    .insert(classMembers)
    .values({ ...who, via: 'code', askedAt: at, joinedAt: at, ...columns })
    .returning()
  if (!row) throw new Error('the new stay was not returned')
  return row
}
