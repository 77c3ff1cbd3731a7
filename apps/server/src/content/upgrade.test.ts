import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Connection, connect } from '../db/connect.ts'
import { MIGRATIONS, migrateDatabase } from '../db/migrate.ts'
import { users } from '../db/tables/account.ts'
import { attempts } from '../db/tables/study.ts'
import { progressOf } from '../domain/attempts/progress.ts'
import { publishedModules } from '../domain/lesson/modules.ts'
import { testServer } from '../testing/server.ts'
import { withDatabase } from '../testing/url.ts'
import { importPack } from './import.ts'
import { uidByNumber } from './module-uid.ts'
import { readPack } from './read.ts'
import { tinyLesson, tinyPack } from './testing/tiny-pack.ts'

// `testing/before-attempts.sql` was written by the program of 2026-11-23, before modules had uids and versions: a lesson
// of three modules, of which one pupil has finished 1 and 3 (1 of 2 points), another 2.

const LAST_BEFORE = '0006_running-the-site'
const NAME = `hakka_upgrade_${process.pid}`
const server = testServer()
let connection: Connection

const onServer = async (statement: string) => {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function oldMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakka-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const last = entries.findIndex(({ tag }: { tag: string }) => tag === LAST_BEFORE)
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }))
  return folder
}

beforeAll(async () => {
  await onServer(`create database ${NAME} encoding 'UTF8' template template0`)
  const url = withDatabase(inject('databaseUrl'), NAME)
  connection = connect(url)
  await migrate(connection.db, { migrationsFolder: await oldMigrations() })
  await connection.pool.query(
    await readFile(join(import.meta.dirname, 'testing/before-attempts.sql'), 'utf8'),
  )
  await migrateDatabase(url)
})
afterAll(async () => {
  await connection.pool.end()
  await onServer(`drop database if exists ${NAME} with (force)`)
})

async function ticks() {
  const rows = await connection.db.select().from(users).orderBy(asc(users.id))
  return Promise.all(
    rows.map(async ({ id }) => {
      const [lesson] = await progressOf(connection.db, id)
      return { done: lesson?.done, results: lesson?.results }
    }),
  )
}

it('a database of before keeps every tick and result, as claims', async () => {
  expect(await ticks()).toEqual([
    { done: [1, 3], results: [{ no: 3, earned: 1, total: 2 }] },
    { done: [2], results: [] },
  ])
  const kept = await connection.db.select().from(attempts).where(eq(attempts.claimed, true))
  expect(kept).toHaveLength(3)
  const shown = await publishedModules(connection.db, 1)
  expect(shown.map(({ id, no, type }) => [id, no, type])).toEqual([
    [1, 1, 'word'],
    [2, 2, 'text'],
    [3, 3, 'matching'],
  ])
})

it('a module that a newer pack puts in the middle moves nobody’s ticks', async () => {
  const before = await publishedModules(connection.db, 1)
  const [word, text] = tinyLesson.activities[1].modules
  const own = (module: object, was: number, no: number) => ({
    uid: uidByNumber(tinyLesson, was),
    ...module,
    no,
  })
  const matching = { ...before[2], version: 1, description: '' }
  const modules = [
    own(word ?? {}, 1, 1),
    { uid: 'inserted', ...text, no: 2 },
    own(text ?? {}, 2, 3),
    own({ type: 'matching', version: 1, name: '配對', description: '', content: matching.content }, 3, 4),
  ]
  const lesson = { ...tinyLesson, version: 2, activities: { 1: { modules } } }
  const { env, blobs, queue } = server().services
  const target = { db: connection.db, env, blobs, queue }
  await importPack(target, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  const after = await publishedModules(connection.db, 1)
  expect(after.map(({ id }) => id)).toEqual([1, expect.any(Number), 2, 3])
  // What says the same as before is the same version.
  expect([after[0], after[2], after[3]].map((module) => module?.versionId)).toEqual(
    before.map(({ versionId }) => versionId),
  )
  expect(await ticks()).toEqual([
    { done: [1, 4], results: [{ no: 4, earned: 1, total: 2 }] },
    { done: [3], results: [] },
  ])
})
