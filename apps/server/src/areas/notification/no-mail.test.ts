import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../../db/tables/mail.ts'
import { notifications } from '../../db/tables/school-class.ts'
import { assign, dayIn, lessonOf } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

test('joining, being given homework, being reminded and having it back, being invited: all told in the list, nothing by mail', async () => {
  const teacher = await teacherOf(server())
  const rival = await teacherOf(server(), '彭志明')
  const pupil = await person(server(), { name: '學生甲', isStudent: true })
  const { id: classId, code } = await schoolClass(server(), [teacher])
  const { id: otherId, code: otherCode } = await schoolClass(server(), [rival])
  const rightly = async (who: typeof teacher, call: string, body: object) => {
    const answer = await who.ask(call, body)
    expect([call, answer.status, answer.body]).toEqual([call, 200, expect.anything()])
    return answer.body
  }
  const kinds = async (who: typeof teacher) =>
    (await server().services.db.select().from(notifications).where(eq(notifications.userId, who.id))).map(
      ({ kind }) => kind,
    )

  await rightly(pupil, 'POST /api/my/learning-class/join', { code })
  const { data } = (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${classId}`)).body
  const memberId = data.waiting[0].id
  await rightly(teacher, 'POST /api/my/teaching-class/student/approve', {
    class_id: classId,
    member_ids: [memberId],
  })
  const lesson = await lessonOf(server())
  const { id } = await assign(server(), teacher, { class_id: classId, id: lesson.id })
  await rightly(teacher, 'POST /api/my/teaching-class/assignment/remind', { id })
  await rightly(teacher, 'POST /api/my/teaching-class/assignment/hand-back', { id, member_ids: [memberId] })
  await stay(server(), { classId: otherId, userId: (await person(server(), { isStudent: true })).id })
  await rightly(teacher, 'POST /api/my/teaching-class/competition', {
    begin_at: `${dayIn(1)} 09:00`,
    end_at: `${dayIn(2)} 09:00`,
    event_game_id: 2,
    home_team_id: classId,
    home_team_flag_id: 1,
    away_team_code: otherCode,
    away_team_flag_id: 2,
    condition_id: 1,
  })
  expect(new Set(await kinds(pupil))).toEqual(new Set(['approved', 'due', 'handed_back']))
  expect(await kinds(teacher)).toContain('asked')
  expect(await kinds(rival)).toContain('invited')
  expect(await server().services.db.$count(mails)).toBe(0)
})
