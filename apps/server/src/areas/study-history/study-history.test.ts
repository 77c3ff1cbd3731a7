import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { studyDays, studyRecorders } from '../../db/tables/study.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { recordPunch } from './store.ts'

const PUNCH = '/api/study_history/punch'
const LESSON = {
  page_code: 'lesson',
  dialect_id: 1,
  level_no: 1,
  step_no: 1,
  semester_no: 1,
  type_no: 1,
  lesson_no: 1,
}

describe('study time', () => {
  const server = testServer()
  const post = async (headers: Record<string, string>, url: string, payload: Record<string, unknown>) => {
    const answer = await server().app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('is not kept for visitors', async () => {
    const headers = await visitor(server())
    expect(await post(headers, PUNCH, LESSON)).toMatchObject({ status: 401, body: { message: '請先登入' } })
  })

  it('opens a recorder and credits the next punch of the same page with the time between', async () => {
    const headers = await session(server(), await user(server()))
    const { body: first } = await post(headers, PUNCH, LESSON)
    expect(first.recorder.total_minutes).toBe(0)
    // The database's clock is not ours to move: the recorder is dated back instead.
    const { db } = server().services
    await backdate(first.recorder.id, 80)
    const { body: second } = await post(headers, PUNCH, { ...LESSON, recorder_id: first.recorder.id })
    expect(second.recorder.id).toBe(first.recorder.id)
    const [row] = await db.select().from(studyRecorders).where(eq(studyRecorders.id, first.recorder.id))
    expect(row?.creditMs).toBeGreaterThanOrEqual(80_000)
    expect(row?.creditMs).toBeLessThan(90_000)
    expect(second.recorder.total_minutes).toBe(1)

    const common = await server().app.inject({ url: '/api/my/common', headers })
    expect(common.json().data.study_history).toMatchObject({
      punch_url: PUNCH,
      interval_seconds: 30,
      max_minutes: 60,
      today_minutes: 1,
      minutes: { lesson: 1, listening: 0 },
      total: 1,
    })
  })

  it('gives a new recorder for one that is unknown or somebody else’s', async () => {
    const other = await session(server(), await user(server()))
    const { body: theirs } = await post(other, PUNCH, LESSON)
    const headers = await session(server(), await user(server()))
    const { body } = await post(headers, PUNCH, { ...LESSON, recorder_id: theirs.recorder.id })
    expect(body.recorder.id).not.toBe(theirs.recorder.id)
  })

  it('never adds up to more than the clock ran, whatever tabs, replays and bursts do', {
    timeout: 60_000,
  }, async () => {
    const { db } = server().services
    const step = fc.record({
      tab: fc.integer({ min: 0, max: 2 }),
      key: fc.constantFrom('a', 'b'),
      move: fc.integer({ min: -8000, max: 100_000 }),
      burst: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        const { id: userId } = await user(server())
        let now = Date.UTC(2026, 10, 21, 4)
        let forward = 0
        const tabs: (number | undefined)[] = []
        for (const { tab, key, move, burst } of steps) {
          now += move
          forward += Math.max(0, move)
          const punch = { userId, pageCode: 'lesson', key, area: 'lesson', recorderId: tabs[tab] }
          const all = await Promise.all(
            Array.from({ length: burst }, () => recordPunch(db, punch, () => now)),
          )
          tabs[tab] = all[0]?.id
        }
        const rows = await db.select().from(studyDays).where(eq(studyDays.userId, userId))
        expect(rows.reduce((sum, row) => sum + row.creditMs, 0)).toBeLessThanOrEqual(forward)
      }),
      { numRuns: 25 },
    )
  })

  it('counts the time of twenty tabs that punch at once as one', async () => {
    const { db } = server().services
    const { id: userId } = await user(server())
    let now = Date.UTC(2026, 10, 21, 4)
    const atOnce = (recorderId: number | undefined) => {
      const punch = { userId, pageCode: 'lesson', key: 'a', area: 'lesson', recorderId }
      return Promise.all(Array.from({ length: 20 }, () => recordPunch(db, punch, () => now)))
    }
    const opened = await atOnce(undefined)
    expect(new Set(opened.map(({ id }) => id)).size).toBe(20)
    const own = opened[0]?.id
    now += 60_000
    const credited = await atOnce(own)
    expect(new Set(credited.map(({ id, total_minutes }) => `${id} ${total_minutes}`))).toEqual(
      new Set([`${own} 1`]),
    )
    const days = await db.select().from(studyDays).where(eq(studyDays.userId, userId))
    expect(days.map(({ creditMs }) => creditMs)).toEqual([60_000])
  })

  async function backdate(recorderId: number, seconds: number): Promise<void> {
    const { pool } = server().services
    await pool.query(
      `with own as (update study_recorders set last_at = last_at - make_interval(secs => $2) where id = $1 returning user_id)
       update study_cursors set at = at - make_interval(secs => $2) where user_id in (select user_id from own)`,
      [recorderId, seconds],
    )
  }
})
