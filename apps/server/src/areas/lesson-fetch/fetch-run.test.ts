import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tinyLesson, tinyManifest, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { lessons, modules } from '../../db/tables/content.ts'
import { lessonFetches } from '../../db/tables/lesson-pack.ts'
import { openQueue } from '../../jobs/kit/queue.ts'
import { session, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let admin: Record<string, string> = {}

/** The source has two lessons of three that are chosen. */
const CHOSEN = { sas: ['1-1'], dialects: [1], lessons: [1, 2, 3], types: [1] }

// What is asked for waits, as it does while no process takes it; a test does it by `runJob`.
beforeAll(() => {
  server().services.queue = openQueue(server().services.pool)
})

beforeEach(async () => {
  const { db, env } = server().services
  await db.delete(lessonFetches)
  await db.delete(modules)
  await db.delete(lessons)
  await db.execute(sql`delete from jobs.job where name = 'fetch-lessons'`)
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
  const path = await tinyPack({
    'pack.json': { ...tinyManifest, lessons: ['lessons/a.json', 'lessons/b.json'] },
    'lessons/b.json': withUids({ ...tinyLesson, no: 2 }, 'second'),
  })
  env.lessonSource = { of: 'folder', path }
})

const post = (path: string, payload: object = {}, headers = admin) =>
  server().app.inject({ method: 'POST', url: `/api/admin/lesson/fetch${path}`, headers, payload })

const begun = async (): Promise<number> => (await post('', CHOSEN)).json().data.id

/** As the page finds it when it is opened. */
const found = async () =>
  (await server().app.inject({ url: '/api/admin/lesson/fetch', headers: admin })).json().data.run

const outcomes = ({ results }: { results: ({ outcome: string } | null)[] }) =>
  results.map((own) => own?.outcome ?? null)

/** The call of the specification, for one lesson of a run. */
const one = async (run: number, no: number) => {
  const payload = { sas: '1-1', dialects: 1, lessons: no, types: 1, run }
  const answer = await server().app.inject({
    method: 'POST',
    url: '/admin/lesson/fetch',
    headers: admin,
    payload,
  })
  return answer.statusCode === 200 ? answer.json().results[0] : answer.statusCode
}

/** What a process that is killed leaves: nothing of it is under way. */
const killed = () => server().services.db.execute(sql`delete from jobs.job where name = 'fetch-lessons'`)

test('what is chosen is fetched by a job, whoever looks; each lesson has its call, which answers when it is done', async () => {
  const id = await begun()
  expect(await found()).toMatchObject({ id, state: 'waiting' })
  expect(outcomes(await found())).toEqual([null, null, 'none'])
  const asked = one(id, 1)
  await runJob(server(), 'fetch-lessons', { id })
  expect(await asked).toMatchObject({ success: true, outcome: 'made', output: ['2 個模組・草稿'] })
  expect(await one(id, 3)).toMatchObject({ success: false, outcome: 'none' })
  expect(await found()).toMatchObject({ id, state: 'done' })
  expect(outcomes(await found())).toEqual(['made', 'made', 'none'])
  expect(await server().services.db.$count(lessons, eq(lessons.state, 'draft'))).toBe(2)
})

test('whoever begins while it goes gets the one that goes; afterwards another takes its place', async () => {
  const id = await begun()
  expect(await begun()).toBe(id)
  await runJob(server(), 'fetch-lessons', { id })
  const next = await begun()
  expect(next).not.toBe(id)
  expect(await server().services.db.$count(lessonFetches)).toBe(1)
})

test('killed between two lessons it goes on with the second, and does the first no second time', async () => {
  const { db } = server().services
  const id = await begun()
  await db.execute(sql`create function kill_fetch() returns trigger language plpgsql as $$
    begin if new.no = 2 then raise exception 'killed'; end if; return new; end $$`)
  await db.execute(
    sql`create trigger kill_fetch before insert on lessons for each row execute function kill_fetch()`,
  )
  await expect(runJob(server(), 'fetch-lessons', { id })).rejects.toThrow()
  await db.execute(sql`drop trigger kill_fetch on lessons`)
  expect(outcomes(await found())).toEqual(['made', null, 'none'])
  await runJob(server(), 'fetch-lessons', { id })
  expect(outcomes(await found())).toEqual(['made', 'made', 'none'])
  expect(await db.$count(auditRows, eq(auditRows.action, 'lesson.fetch'))).toBeGreaterThanOrEqual(2)
  expect(await db.$count(lessons)).toBe(2)
})

test('told to stop it stops before its next lesson; gone on with, it does what is left', async () => {
  const id = await begun()
  expect((await post(`/${id}/stop`)).json().data.state).toBe('stopped')
  await runJob(server(), 'fetch-lessons', { id })
  expect(outcomes(await found())).toEqual([null, null, 'none'])
  await killed()
  expect(await one(id, 1)).toMatchObject({ outcome: 'stopped' })
  expect((await post(`/${id}`)).json().data.state).toBe('waiting')
  await runJob(server(), 'fetch-lessons', { id })
  expect((await found()).state).toBe('done')
})

test('one that nobody does any more has failed, and is gone on with', async () => {
  const id = await begun()
  await killed()
  expect((await found()).state).toBe('failed')
  expect(await one(id, 1)).toMatchObject({ outcome: 'stopped' })
  expect((await post(`/${id}`)).json().data.state).toBe('waiting')
  expect((await found()).state).toBe('waiting')
})

test('what has failed is tried again, what came stays as it is', async () => {
  const { env } = server().services
  const whole = env.lessonSource
  const wrong = structuredClone(withUids({ ...tinyLesson, no: 2 }, 'second'))
  const [, second] = wrong.activities[1]?.modules ?? []
  if (second) Object.assign(second, { type: 'kid_song' })
  const path = await tinyPack({
    'pack.json': { ...tinyManifest, lessons: ['lessons/a.json', 'lessons/b.json'] },
    'lessons/b.json': wrong,
  })
  env.lessonSource = { of: 'folder', path }
  const id = await begun()
  await runJob(server(), 'fetch-lessons', { id })
  expect(outcomes(await found())).toEqual(['made', 'failed', 'none'])
  env.lessonSource = whole
  const again = await post(`/${id}`, { again: [0, 1] })
  expect(outcomes(again.json().data)).toEqual(['made', null, 'none'])
  await runJob(server(), 'fetch-lessons', { id })
  expect(outcomes(await found())).toEqual(['made', 'made', 'none'])
})

test('is its chooser’s own, and put away it is gone', async () => {
  const id = await begun()
  const other = await session(server(), await user(server(), { roles: ['admin'] }))
  expect((await post(`/${id}/stop`, {}, other)).statusCode).toBe(404)
  const own = admin
  admin = other
  expect([await one(id, 1), await found()]).toEqual([404, null])
  admin = own
  expect((await post(`/${id}/forget`)).statusCode).toBe(200)
  expect(await found()).toBeNull()
})
