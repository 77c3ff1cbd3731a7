import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiTokens, loginFailures, loginPlaces, mailTokens, sessions } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { sentForms } from '../../db/tables/edit.ts'
import { studyBookViews, studyImports, studyItems } from '../../db/tables/self-study.ts'
import { studyRecorders } from '../../db/tables/study.ts'
import { ROOT } from '../../kernel/root.ts'
import { user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { LIVES } from './expire.ts'

const server = testServer()
const DAY_MS = 24 * 3_600_000
const NOW = new Date('2030-01-01T00:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)

/** One row whose time is `end`, in each table. */
async function rows(end: (table: string) => Date, name: string): Promise<void> {
  const { db } = server().services
  const { id: userId } = await user(server())
  const time = { createdAt: NOW }
  const own = (table: Parameters<typeof getTableName>[0]) => end(getTableName(table))
  await db.insert(sessions).values({
    ...time,
    secretHash: name,
    userId,
    remember: false,
    lastSeenAt: NOW,
    expiresAt: own(sessions),
  })
  await db.insert(loginFailures).values({ key: name, failures: 1, until: own(loginFailures) })
  await db
    .insert(loginPlaces)
    .values({ ...time, userId, kind: 'device', place: name, seenAt: own(loginPlaces) })
  await db.insert(mailTokens).values({
    ...time,
    userId,
    purpose: 'reset',
    email: 'a@b.example',
    tokenHash: name,
    expiresAt: own(mailTokens),
  })
  await db.insert(sentForms).values({ action: 'news.store', key: name, digest: '', at: own(sentForms) })
  await db.insert(apiTokens).values({ userId, tokenHash: name, label: name, revokedAt: own(apiTokens) })
  await db
    .insert(studyRecorders)
    .values({ userId, pageCode: 'lesson', key: name, beginAt: NOW, lastAt: own(studyRecorders) })
  const book = { uid: name, kind: 'reading', no: 1, title: '', titlePinyin: '', titleChinese: '' } as const
  const [item] = await db
    .insert(studyItems)
    .values({ ...book, schemaVersion: 1, content: {} })
    .returning({ id: studyItems.id })
  await db
    .insert(studyBookViews)
    .values({ itemId: item?.id ?? 0, reader: name, day: '2026-01-01', at: own(studyBookViews) })
  await db.insert(studyImports).values({
    userId,
    kind: 'listening',
    fileName: name,
    itemsFile: Buffer.from(''),
    state: 'checked',
    createdAt: own(studyImports),
  })
  await db
    .insert(auditRows)
    .values({ at: own(auditRows), userName: name, action: 'news.store', subjectId: '1' })
}

test('each row lives as long as its table says, and no longer', async () => {
  const { services, setNow } = server()
  const { db } = services
  const life = (table: string) => LIVES.find((own) => getTableName(own.table) === table)?.ms ?? 0
  await rows((table) => at(-life(table) - 1), 'over')
  await rows((table) => at(-life(table)), 'alive')
  setNow(NOW)
  await runJob(server(), 'expire')
  for (const { table } of LIVES) {
    const left = await db.select().from(table)
    expect(left, getTableName(table)).toHaveLength(1)
    expect(JSON.stringify(left), getTableName(table)).toContain('alive')
  }
})

test('tens of thousands go as well, part by part', async () => {
  const { db } = server().services
  const until = at(-DAY_MS)
  for (let part = 0; part < 5; part++) {
    const values = Array.from({ length: 5000 }, (_, no) => ({ key: `${part}-${no}`, failures: 1, until }))
    await db.insert(loginFailures).values(values)
  }
  await runJob(server(), 'expire')
  expect(await db.$count(loginFailures)).toBe(1)
})

test('every table stands in docs/growth.md, with its life and what it comes to', async () => {
  const { rows } = await server().services.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const growth = readFileSync(join(ROOT, 'docs/growth.md'), 'utf8')
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name).filter((name) => !growth.includes(`\`${name}\``))).toEqual([])
})
