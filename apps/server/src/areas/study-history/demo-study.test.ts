import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { studyDays, studyRecorders } from '../../db/tables/study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoStudy } from './demo-study.ts'

const server = testServer()
const NOW = new Date('2026-11-25T04:00:00Z')

test('the demo’s pupil has weeks of study, none of it today, and another start adds nothing', async () => {
  const { db } = server().services
  server().setNow(NOW)
  const own = await user(server(), { username: 'student', isStudent: true })
  await db.update(users).set({ isDemo: true }).where(eq(users.id, own.id))
  await loadDemoStudy(db, NOW)
  const days = await db.select().from(studyDays)
  expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThan(20)
  expect(days.every(({ day }) => day < '2026-11-25')).toBe(true)
  const count = await db.$count(studyRecorders)
  await loadDemoStudy(db, NOW)
  expect(await db.$count(studyRecorders)).toBe(count)
  const headers = await session(server(), own)
  const answer = await server().app.inject({ url: '/api/my/study-history?page=1', headers })
  // Minutes of the records and of the days are the same time.
  const common = await server().app.inject({ url: '/api/my/common', headers })
  expect(answer.json().total_minutes).toBe(common.json().data.study_history.total)
})
