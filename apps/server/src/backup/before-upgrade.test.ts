import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateDatabase } from '../db/migrate.ts'
import { readEnv } from '../kernel/env.ts'
import { withDatabase } from '../testing/url.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { checkBackup, restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-upgrade-'))
const env = readEnv({ DATA_DIR: join(folder, 'data') }, folder)
const backups = join(env.dataDir, 'backups')
const log = { debug() {}, info() {}, warn() {}, error() {}, request() {} }
const [old, restored] = [1, 2].map((no) =>
  withDatabase(inject('databaseUrl'), `hakka_upgrade_${process.pid}_${no}`),
)
const urls = { old: old ?? '', restored: restored ?? '' }

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** The migrations as a program of before had them: that of `has_staff_password` was not written yet. */
function olderMigrations(): string {
  const older = join(folder, 'migrations')
  cpSync(MIGRATIONS, older, { recursive: true })
  const journal = join(older, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const known = entries.filter(({ idx }: { idx: number }) => idx < 6)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: known }))
  return older
}

beforeAll(async () => {
  for (const url of Object.values(urls)) {
    const name = new URL(url).pathname.slice(1)
    await ask(inject('databaseUrl'), `create database ${name} encoding 'UTF8' template template0`)
  }
  const client = new Client({ connectionString: urls.old })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: olderMigrations() })
  await client.query(`insert into users (username, name) values ('before', '升級之前')`)
  await client.end()
})

afterAll(async () => {
  for (const url of Object.values(urls))
    await ask(inject('databaseUrl'), `drop database ${new URL(url).pathname.slice(1)} with (force)`)
  rmSync(folder, { recursive: true })
})

const upgrade = () =>
  migrateDatabase(urls.old, { beforeUpgrade: () => backUpBeforeUpgrade(env, urls.old, log) })

test('an upgrade whose backup can’t be written says so and changes nothing', async () => {
  mkdirSync(env.dataDir)
  writeFileSync(backups, 'a file where the folder should be')
  await expect(upgrade()).rejects.toThrow(
    /^升級資料庫之前的備份沒有成功，所以沒有升級：.*設定 UPGRADE_BACKUP=off。$/s,
  )
  const columns = `select from information_schema.columns where column_name = 'has_staff_password'`
  expect(await ask(urls.old, columns)).toHaveLength(0)
  rmSync(backups)
})

test('an upgrade keeps the database of before, which this and the older program can restore', async () => {
  await upgrade()
  const [name = ''] = readdirSync(backups)
  expect(name).toMatch(/^upgrade-\d{8}T\d{9}Z-to-\d+\.\d+\.\d+\.tar\.zst$/)
  const path = join(backups, name)
  expect((await checkBackup(path, () => {})).files).toBe(false)
  // The files lie where they lay.
  mkdirSync(join(env.dataDir, 'files/ab'), { recursive: true })
  writeFileSync(join(env.dataDir, 'files/ab/kept'), 'kept')
  await restore(path, { databaseUrl: urls.restored, dataDir: env.dataDir, say: () => {} })
  expect(readdirSync(join(env.dataDir, 'files/ab'))).toEqual(['kept'])
  const users = 'select username, name from users'
  expect(await ask(urls.restored, users)).toEqual([{ username: 'before', name: '升級之前' }])
  const columns = `select from information_schema.columns where column_name = 'has_staff_password'`
  expect(await ask(urls.restored, columns)).toHaveLength(0)
  await migrateDatabase(urls.restored)
  expect(await ask(urls.restored, columns)).toHaveLength(1)
})

test('the newest three are kept, and nothing else is touched', async () => {
  writeFileSync(join(backups, 'my-own.tar.zst'), '')
  for (const day of ['01', '02', '03'])
    writeFileSync(join(backups, `upgrade-202001${day}T000000000Z-to-0.0.1.tar.zst`), '')
  await backUpBeforeUpgrade(env, urls.old, log)
  const kept = readdirSync(backups).sort()
  expect(kept[0]).toBe('my-own.tar.zst')
  expect(kept[1]).toBe('upgrade-20200103T000000000Z-to-0.0.1.tar.zst')
  expect(kept).toHaveLength(4)
})
