import { expect, test } from 'vitest'
import { assignmentHandIns, assignments } from '../../db/tables/assignment.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { attempts } from '../../db/tables/study.ts'
import { lessonOf } from '../../testing/assignments.ts'
import { person, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoAssignments } from './demo-assignments.ts'

const server = testServer()

test('the demo’s class has assignments with results of its pupils, once; of lessons that are not there it has none', async () => {
  const { db, now } = server().services
  await lessonOf(server(), 4)
  const teacher = await teacherOf(server())
  const joinedAt = new Date(now().getTime() - 60 * 86_400_000)
  const columns = {
    code: 'K7Q4MN',
    inviteKey: 'a',
    teacherKey: 'b',
    name: '五年三班',
    status: 1,
    yearNo: 115,
  }
  const [row] = await db
    .insert(schoolClasses)
    .values({ ...columns, isDemo: true })
    .returning()
  const classId = row?.id ?? 0
  await db.insert(classTeachers).values({ classId, userId: teacher.id, isOwner: true })
  for (let no = 0; no < 6; no++) {
    const { id } = await person(server(), { isStudent: true })
    await db.insert(classMembers).values({ classId, userId: id, via: 'account', askedAt: joinedAt, joinedAt })
  }
  await loadDemoAssignments(db, now())
  await loadDemoAssignments(db, now())
  expect(await db.$count(assignments)).toBe(1)
  expect(await db.$count(assignmentHandIns)).toBe(0)
  expect(await db.$count(attempts)).toBeGreaterThanOrEqual(24)
  const list = await teacher.ask(`GET /api/my/teaching-class/assignment/list?class_id=${classId}`)
  expect(list.body.data.assignments).toMatchObject([{ title: '阿公', pupil_count: 6, done_count: 6 }])
})
