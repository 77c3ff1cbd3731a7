import { and, eq, isNull } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { assignmentHandIns, assignmentRecordings, assignments } from '../../db/tables/assignment.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { assign, dayIn, keptRecording, speakingTheme } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let theme = 0
let itemId = 0

beforeAll(async () => {
  const made = await speakingTheme(server())
  theme = made.theme
  itemId = made.itemId
})

async function spoken() {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { name: '學生甲', isStudent: true })
  const { id: memberId } = await stay(server(), { classId, userId: pupil.id })
  const { id, items } = await assign(server(), teacher, {
    class_id: classId,
    of: 'speaking',
    id: theme,
    dialect_id: 1,
  })
  const keep = (own: number | null) => keptRecording(server(), { userId: pupil.id, itemId: own })
  const recordingId = await keep(itemId)
  const listen = (who = teacher, own = recordingId) =>
    server().app.inject({
      url: `/api/my/teaching-class/assignment/recording?id=${id}&recording_id=${own}`,
      headers: who.headers,
    })
  const hand = (method: 'POST' | 'DELETE', own = recordingId, who = pupil) =>
    who.ask(`${method} /api/my/learning-class/assignment/recording`, { id, recording_id: own })
  return { teacher, classId, pupil, memberId, id, items, recordingId, keep, listen, hand }
}

test('is heard by the class’s teachers when its pupil says so, and no longer when she takes it back or has left', async () => {
  const { teacher, classId, pupil, memberId, id, items, recordingId, keep, listen, hand } = await spoken()
  expect(items).toMatchObject([{ thing: 'speaking', parts: 1, dialectId: 1 }])
  expect((await listen()).statusCode).toBe(404)
  const before = await pupil.ask(`GET /api/my/learning-class/assignment?id=${id}`)
  expect(before.body.data).toMatchObject({ recordings: [], own_recordings: [{ id: recordingId }] })

  expect((await hand('POST')).body.message).toBe('錄音交給老師了')
  await hand('POST')
  expect(
    await server().services.db.$count(assignmentRecordings, eq(assignmentRecordings.assignmentId, id)),
  ).toBe(1)
  const heard = await listen()
  expect([heard.statusCode, heard.body]).toEqual([200, 'RIFF of somebody'])
  const report = await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)
  expect(report.body.data.pupils[0].recordings).toMatchObject([
    { recording_id: recordingId, title: '阿公好' },
  ])
  expect((await listen(await teacherOf(server()))).statusCode).toBe(404)
  // Each is noted under the pupil's name, apart from the report that was read in the same hour.
  await teacher.ask(`GET /api/my/teaching-class/assignment/answers?id=${id}&member_id=${memberId}`)
  const noted = await server()
    .services.db.select({ action: auditRows.action, subjectId: auditRows.subjectId })
    .from(auditRows)
    .where(eq(auditRows.userId, teacher.id))
    .orderBy(auditRows.id)
  expect(noted.filter(({ action }) => /recording|assignments|answers/.test(action))).toEqual([
    { action: 'pupil.recording', subjectId: String(pupil.id) },
    { action: 'class.assignments', subjectId: String(classId) },
    { action: 'pupil.answers', subjectId: String(pupil.id) },
  ])

  await hand('DELETE')
  expect((await listen()).statusCode).toBe(404)
  expect((await hand('DELETE')).status).toBe(404)
  await hand('POST')
  const { db } = server().services
  await db.update(classMembers).set({ leftAt: new Date() }).where(eq(classMembers.id, memberId))
  expect((await listen()).statusCode).toBe(404)

  // Of something that was not asked for, or another's.
  const other = await spoken()
  expect((await other.hand('POST', await other.keep(null))).status).toBe(404)
  expect((await other.hand('POST', await keep(itemId))).status).toBe(404)
})

test('a sentence that was said is work: all of them are done', async () => {
  const { teacher, pupil, id } = await spoken()
  const { db } = server().services
  await db.execute(`insert into attempts (user_id, thing, thing_id, version_id, item, key, earned, total, done_at)
    values (${pupil.id}, 'spoken_sentence', ${itemId}, 1, 0, 'said-${pupil.id}-1', 60, 100, now()),
      (${pupil.id}, 'spoken_sentence', ${itemId}, 1, 0, 'said-${pupil.id}-2', 82, 100, now() + interval '1 ms')`)
  const report = await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)
  expect(cellsOf(report.body.data)).toMatchObject([
    { state: 'done', first: { earned: 60, total: 100 }, best: { earned: 82, total: 100 }, parts_done: 1 },
  ])
})

test('come with the export of one’s own data, and go with the account', async () => {
  const { teacher, pupil, classId, id, hand } = await spoken()
  await hand('POST')
  await pupil.ask('POST /api/my/learning-class/assignment/hand-in', { id })
  const exported = async (who: typeof pupil) => {
    const { rawPayload } = await server().app.inject({ url: '/api/my/export', headers: who.headers })
    return JSON.parse(strFromU8(unzipSync(rawPayload)['assignments.json'] ?? new Uint8Array()))
  }
  expect(await exported(pupil)).toMatchObject({
    handed_in: [{ title: '家人' }],
    recordings: [{ title: '家人' }],
  })
  expect(await exported(teacher)).toMatchObject({ given: [{ title: '家人', due_on: dayIn(7) }] })
  const { db } = server().services
  await db.execute(`delete from users where id in (${pupil.id}, ${teacher.id})`)
  expect(await db.$count(assignmentHandIns, eq(assignmentHandIns.userId, pupil.id))).toBe(0)
  expect(await db.$count(assignmentRecordings, eq(assignmentRecordings.assignmentId, id))).toBe(0)
  // It is the class's: who has given it is no longer named.
  const left = and(eq(assignments.classId, classId), isNull(assignments.madeBy))
  expect(await db.$count(assignments, left)).toBe(1)
})
