import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../db/connect.ts'
import { mails } from '../db/tables/mail.ts'
import { sendMail } from '../domain/mail/send.ts'
import { session, user } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { TABLES_VERSION } from './kit/boss.ts'
import { defineJob, type Job } from './kit/define.ts'
import { installJobs } from './kit/install.ts'
import { openQueue } from './kit/queue.ts'
import { type Worker, workJobs } from './kit/work.ts'
import { jobs } from './list.ts'

const server = testServer()
const PATIENCE = { timeout: 30_000, interval: 50 }
const ends: (() => Promise<void>)[] = []
let admin: Record<string, string> = {}

beforeAll(async () => {
  server().services.queue = openQueue(server().services.pool)
  admin = await session(server(), await user(server(), { roles: ['admin'] }))
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const get = async () => (await server().app.inject({ url: '/api/admin/jobs', headers: admin })).json()
const waiting = async (title: string): Promise<number> => {
  const { data } = (await server().app.inject({ url: '/api/admin/side_menu', headers: admin })).json()
  const items: { title: string; waiting: number }[] = data.sections.flatMap(
    (section: { items: object[] }) => section.items,
  )
  return items.find((item) => item.title === title)?.waiting ?? -1
}

/** Stands where one of the site's kinds does, so that the desk knows it. */
const inPlaceOf = (name: string, run: Parameters<typeof defineJob<{ no?: number }>>[0]['run']): Job =>
  defineJob({ name, title: '測試', schema: z.object({ no: z.number().optional() }), retries: 0, run })

const named = (name: string) => ({ name, schema: z.object({ no: z.number().optional() }) })

/** Another process of the site that takes these jobs. */
async function work(list: readonly Job[]): Promise<Worker> {
  const { services, databaseUrl } = server()
  const worker = workJobs({ services, databaseUrl, jobs: list })
  await worker.ready
  return worker
}

async function working(list: readonly Job[]): Promise<void> {
  const worker = await work(list)
  ends.push(() => worker.stop())
}

test('the tables are those of the pg-boss that is installed, and making them again changes nothing', async () => {
  const { services, databaseUrl } = server()
  await installJobs(databaseUrl, jobs)
  const { rows } = await services.pool.query('select version from jobs.version')
  expect(rows).toEqual([{ version: TABLES_VERSION }])
})

test('each kind has a title, and those with a schedule say when in words', () => {
  for (const { title, schedule } of jobs) expect(title + (schedule?.text ?? '')).toMatch(/^[^a-z]+$/i)
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})

describe('a job', () => {
  test('that is asked for in a transaction is done once, by one of the processes, after the commit', async () => {
    const { db, queue } = server().services
    const done: number[] = []
    const job = inPlaceOf('make-findable', async (_services, { no = 0 }) => void done.push(no))
    await working([job])
    await working([job])
    await db.transaction(async (transaction) => {
      for (let no = 1; no <= 20; no++) await queue.ask(transaction, named(job.name), { no })
      await sleep(100)
      expect(done).toEqual([])
    })
    await expect.poll(() => done.length, PATIENCE).toBe(20)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, no) => no + 1))
    const failed = db.transaction(async (transaction) => {
      await queue.ask(transaction, named(job.name), { no: 99 })
      throw new Error('the deed fails')
    })
    await expect(failed).rejects.toThrow('the deed fails')
    await queue.ask(db, named(job.name), { no: 100 })
    await expect.poll(() => done.at(-1), PATIENCE).toBe(100)
    expect(done).not.toContain(99)
  })

  test('takes longer than a page’s statement may', async () => {
    const ended: unknown[] = []
    const job = inPlaceOf('purge-deleted', async ({ pool }) => {
      ended.push((await pool.query('select pg_sleep(1.6)')).rowCount)
    })
    await working([job])
    await server().services.queue.ask(server().services.db, named(job.name), {})
    await expect.poll(() => ended, PATIENCE).toEqual([1])
    const pages = connect(server().databaseUrl, { max: 1 }).pool
    ends.push(() => pages.end())
    await expect(pages.query('select pg_sleep(1.6)')).rejects.toThrow()
  })

  test('that fails stands at the desk with its reason, and is made good by 再試一次', async () => {
    const { services } = server()
    let broken = true
    const job = inPlaceOf('expire', async () => {
      if (broken) throw Object.assign(new Error('no room for canary@school.example'), { code: 'ENOSPC' })
    })
    await working([job])
    await services.queue.ask(services.db, named(job.name), { no: 1 })
    await expect.poll(async () => (await get()).total, PATIENCE).toBe(1)
    const answer = await get()
    expect(answer.data).toEqual([
      {
        id: expect.any(String),
        name: 'expire',
        title: '清除過期的資料',
        at: expect.any(String),
        tries: 1,
        reason: 'disk_full',
      },
    ])
    const kind = answer.kinds.find(({ name }: { name: string }) => name === 'expire')
    expect(kind).toMatchObject({
      title: '清除過期的資料',
      schedule: '每 10 分鐘',
      failed: 1,
      done_at: null,
    })
    expect(await waiting('背景工作')).toBe(1)
    const { rows } = await services.pool.query(`select output::text from jobs.job where state = 'failed'`)
    expect(JSON.stringify(rows)).not.toContain('canary@')

    const retry = (id: string) =>
      server().app.inject({ method: 'POST', url: `/api/admin/jobs/expire/${id}/retry`, headers: admin })
    broken = false
    expect((await retry(answer.data[0].id)).json()).toEqual({ message: '已經排入，馬上再試一次' })
    await expect.poll(async () => (await get()).total, PATIENCE).toBe(0)
    await expect
      .poll(
        async () => (await get()).kinds.find(({ name }: { name: string }) => name === 'expire').done_at,
        PATIENCE,
      )
      .toBeTruthy()
    expect(await waiting('背景工作')).toBe(0)
    expect((await retry(answer.data[0].id)).statusCode).toBe(404)
    expect((await retry('7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11')).statusCode).toBe(404)
  })

  test('that failed and has been done since waits for nobody', async () => {
    const { services } = server()
    let broken = true
    const job = inPlaceOf('mail-care', async () => {
      if (broken) throw new Error('for now')
    })
    await working([job])
    await services.queue.ask(services.db, named(job.name), {})
    await expect.poll(() => waiting('背景工作'), PATIENCE).toBe(1)
    broken = false
    await services.queue.ask(services.db, named(job.name), {})
    await expect.poll(() => waiting('背景工作'), PATIENCE).toBe(0)
    expect((await get()).data).toEqual([])
  })

  test('whose process ends in good order is taken up by another', async () => {
    const { services } = server()
    const begun: string[] = []
    const long = (who: string): Job => ({
      ...inPlaceOf('make-findable', async (_services, _data, { signal }) => {
        begun.push(who)
        if (who === 'first') await sleep(600_000, undefined, { signal })
      }),
      retries: 3,
    })
    const first = await work([long('first')])
    await services.queue.ask(services.db, named('make-findable'), { no: 7 })
    await expect.poll(() => begun, PATIENCE).toEqual(['first'])
    const started = performance.now()
    await first.stop()
    expect(performance.now() - started).toBeLessThan(5000)
    await services.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
    await working([long('second')])
    await expect.poll(() => begun, PATIENCE).toEqual(['first', 'second'])
  })
})

test('a mail leaves within a second of the deed that causes it', async () => {
  const { services } = server()
  await working(jobs)
  const { rowCount } = await services.pool.query('select from jobs.schedule')
  expect(rowCount).toBe(jobs.filter(({ schedule }) => schedule).length)
  const mail = { to: 'quick@school.example', subject: '快', title: '快', paragraphs: [] }
  await services.db.transaction((transaction) => sendMail(services, transaction, mail))
  const asked = performance.now()
  await expect
    .poll(async () => (await services.db.select().from(mails)).map(({ state }) => state), {
      timeout: 10_000,
      interval: 10,
    })
    .toEqual(['kept'])
  expect(performance.now() - asked).toBeLessThan(5000)
})
