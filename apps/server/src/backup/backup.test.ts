import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import { userRoles, users } from '../db/tables/account.ts'
import { files as storedFiles } from '../db/tables/content.ts'
import { readEnv } from '../kernel/env.ts'
import { openBlobs } from '../open-blobs.ts'
import { user } from '../testing/builders.ts'
import { openS3 } from '../testing/s3.ts'
import { testServer } from '../testing/server.ts'
import { storedPdf } from '../testing/stored.ts'
import { withDatabase } from '../testing/url.ts'
import { backUp } from './back-up.ts'
import { firstOf } from './bucket.ts'
import { checkBackup, restore } from './restore.ts'

const server = testServer()
const say = () => {}
let folder: string
let path: string
let target: { databaseUrl: string; dataDir: string; say: () => void }
let made = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hakka-backup-'))
  path = join(folder, 'site.tar.zst')
  const name = `hakka_restored_${process.pid}_${made++}`
  await onServer(`create database ${name} encoding 'UTF8' template template0`)
  const databaseUrl = withDatabase(inject('databaseUrl'), name)
  target = { databaseUrl, dataDir: join(folder, 'data'), say }
})

afterEach(async () => {
  await onServer(`drop database ${new URL(target.databaseUrl).pathname.slice(1)} with (force)`)
  rmSync(folder, { recursive: true })
})

async function onServer(statement: string): Promise<void> {
  await ask(inject('databaseUrl'), statement)
}

async function ask<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * One bit of a Zstandard file, where that makes a difference: of a thousand, one tells where in a run of the same bytes
 * to copy from, and what is unpacked is the same.
 */
function otherBit(bytes: Buffer): Buffer {
  const said = zstdDecompressSync(bytes)
  for (let at = Math.floor(bytes.length * 0.6); at < bytes.length; at++) {
    const spoilt = Buffer.from(bytes)
    spoilt.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    if (!isUnpacked(spoilt, said)) return spoilt
  }
  throw new Error('no bit makes a difference')
}

function isUnpacked(bytes: Buffer, said: Buffer): boolean {
  try {
    return zstdDecompressSync(bytes).equals(said)
  } catch {
    return false
  }
}

const source = () => ({
  databaseUrl: server().databaseUrl,
  dataDir: server().services.env.dataDir,
  path,
  say,
})

/** Every row of every table, as PostgreSQL writes it. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  )
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await ask<{ line: string }>(url, `select t::text as line from ${name} t order by 1`)
    contents[name] = rows.map(({ line }) => line)
  }
  return contents
}

describe('a backup that is restored', () => {
  test('has every row and every file as they were, and goes on counting where it was', async () => {
    const { db } = server().services
    const editor = await user(server(), { name: '反斜線\\ 引號" \n 換行 (逗號,)', roles: ['news_editor'] })
    const gone = await user(server())
    await db.execute(sql`delete from users where id = ${gone.id}`)
    await storedPdf(server(), 'a handbook')
    const { dataDir } = server().services.env
    await mkdir(join(dataDir, 'private/ab'), { recursive: true })
    await writeFile(join(dataDir, 'private/ab/abcd.webp'), Buffer.alloc(3_000_000, 7))
    await writeFile(join(dataDir, 'private/ab/empty.webp'), '')
    await writeFile(join(dataDir, 'session-secret'), 'a secret that stays at home, as it should')

    const { rows, files, missing } = await backUp({ ...source(), files: true })
    expect(missing).toBe(0)
    expect((await checkBackup(path, say)).files).toBe(true)
    expect(await restore(path, target)).toEqual({ rows, files, missing: 0 })
    expect(await contentOf(target.databaseUrl)).toEqual(await contentOf(server().databaseUrl))
    for (const kind of ['files', 'private']) {
      const names = (await readdir(join(dataDir, kind), { recursive: true })).sort()
      expect((await readdir(join(target.dataDir, kind), { recursive: true })).sort()).toEqual(names)
    }
    expect(readFileSync(join(target.dataDir, 'private/ab/abcd.webp'))).toEqual(Buffer.alloc(3_000_000, 7))
    expect((await readdir(target.dataDir)).sort()).toEqual(['files', 'private'])

    const [next] = await ask<{ id: number }>(
      target.databaseUrl,
      `insert into users (username, name) values ('next', '') returning id`,
    )
    expect(next?.id).toBeGreaterThan(gone.id)
    expect(editor.id).toBeLessThan(gone.id)
    const refused = ask(target.databaseUrl, `insert into user_roles values (999999, 'admin')`)
    await expect(refused).rejects.toThrow('user_roles_user_id_users_id_fk')
    await migrateDatabase(target.databaseUrl)
  })

  test('of another data folder says how many files it lacks, and so does restoring it', async () => {
    await storedPdf(server(), 'a file that lies elsewhere')
    const stored = await server().services.db.$count(storedFiles)
    const done = await backUp({ ...source(), dataDir: join(folder, 'elsewhere'), files: true })
    expect(done).toMatchObject({ files: 0, missing: stored })
    expect(await restore(path, target)).toMatchObject({ files: 0, missing: stored })
  })

  test('goes from a folder into a bucket, and from a bucket into a folder, with every file', async () => {
    const s3 = await openS3()
    const dataDir = join(folder, 'beside')
    const bucket = openBlobs(readEnv({ ...s3.env, DATA_DIR: dataDir }, folder))
    const { key, bytes } = await storedPdf(server(), 'a book that moves')
    await server().services.privateBlobs.put('ab12.webp', Buffer.alloc(3_000_000, 7))
    await server().services.films.put('1-up-1-1.mp4', Buffer.from('a film'))
    const { files } = await backUp({ ...source(), files: true })
    const whole = { ...target, dataDir, bucket }
    expect(await restore(path, whole)).toMatchObject({ files, missing: 0 })
    expect(await buffer(bucket.files.stream(key))).toEqual(bytes)
    expect(await buffer(bucket.films.stream('1-up-1-1.mp4'))).toEqual(Buffer.from('a film'))
    expect(existsSync(join(dataDir, 'files')) || existsSync(join(dataDir, 'videos'))).toBe(false)

    const again = join(folder, 'again.tar.zst')
    const moved = { databaseUrl: target.databaseUrl, dataDir, bucket, path: again, files: true, say }
    expect(await backUp(moved)).toMatchObject({ files, missing: 0 })
    const refused = restore(again, whole)
    await expect(refused).rejects.toThrow('資料庫裡已經有資料表')
    await onServer(`drop database ${new URL(target.databaseUrl).pathname.slice(1)} with (force)`)
    await onServer(
      `create database ${new URL(target.databaseUrl).pathname.slice(1)} encoding 'UTF8' template template0`,
    )
    await expect(restore(again, whole)).rejects.toThrow('S3 的儲存桶裡已經有檔案')
    expect(await restore(again, target)).toMatchObject({ files, missing: 0 })
    expect(readFileSync(join(target.dataDir, 'private/ab/ab12.webp'))).toEqual(Buffer.alloc(3_000_000, 7))
    expect(readFileSync(join(target.dataDir, `files/${key.slice(0, 2)}/${key}`))).toEqual(bytes)
    expect(readFileSync(join(target.dataDir, 'videos/kid_animation/1-up-1-1.mp4'), 'utf8')).toBe('a film')
    await s3.close()
  }, 60_000)

  test('that breaks off leaves an empty bucket', async () => {
    const s3 = await openS3()
    const bucket = openBlobs(readEnv({ ...s3.env, DATA_DIR: folder }, folder))
    await storedPdf(server(), 'a book that does not come')
    await backUp({ ...source(), files: true })
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length - 100))
    await expect(restore(path, { ...target, bucket })).rejects.toThrow('備份檔不完整')
    expect(await firstOf(bucket)).toBeUndefined()
    await s3.close()
  }, 60_000)

  test('has all that was acknowledged before it began, and nothing half, while others write', async () => {
    const { db } = server().services
    for (let part = 0; part < 6_000; part += 1_000) {
      await db.execute(sql`
        insert into login_failures (account, failures, until)
        select 'bulk-' || ${part}::int + n || repeat('名', 500), 1, 'infinity' from generate_series(1, 1000) n`)
    }
    const acknowledged: number[] = []
    let over = false
    const write = async () => {
      while (!over) {
        const id = await db.transaction(async (transaction) => {
          const username = `writer-${Math.random()}`
          const [row] = await transaction.insert(users).values({ username, name: '' }).returning()
          await transaction.insert(userRoles).values({ userId: row?.id ?? 0, role: 'support' })
          return row?.id ?? 0
        })
        acknowledged.push(id)
      }
    }
    const writing = [write(), write()]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    await backUp({ ...source(), files: true })
    over = true
    await Promise.all(writing)
    expect(acknowledged.length, 'writes went on meanwhile').toBeGreaterThan(before.length)

    await restore(path, target)
    const found = await ask<{ id: number; role: string | null }>(
      target.databaseUrl,
      `select u.id, r.role from users u left join user_roles r on r.user_id = u.id where username like 'writer-%'`,
    )
    const ids = new Set(found.map(({ id }) => id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect(found.filter(({ role }) => role === null)).toEqual([])
    // Nine megabytes, which each archive after this one would have too. Nothing refers to them: they are gone at once.
    await db.execute(sql`delete from login_failures where account like 'bulk-%'`)
  })
})

describe('is refused with a sentence, and nothing is restored', () => {
  const refused = async (sentence: RegExp, doing: Promise<unknown>) => {
    await expect(doing).rejects.toThrow(sentence)
    expect(await contentOf(target.databaseUrl)).toEqual({})
    expect(await readdir(target.dataDir).catch(() => [])).toEqual([])
  }

  test.each([
    ['the end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['half of it is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['one bit is another', otherBit],
    ['it is nothing', () => Buffer.alloc(0)],
    ['it is something else', () => Buffer.from('%PDF-1.4 no backup at all')],
  ])('an archive where %s', async (_case, spoil) => {
    await backUp({ ...source(), files: true })
    writeFileSync(path, spoil(readFileSync(path)))
    await refused(/^備份檔不完整、已經損壞，或不是本站的備份檔$/, checkBackup(path, say))
    // Changed between the check and its second reading.
    await refused(/./, restore(path, target))
  })

  test('a database that is in use', async () => {
    await backUp({ ...source(), files: true })
    const inUse = restore(path, { ...target, databaseUrl: server().databaseUrl })
    await refused(/^資料庫裡已經有資料表，只能還原到空的資料庫。/, inUse)
  })

  test('a data folder that has files', async () => {
    await backUp({ ...source(), files: true })
    await mkdir(join(target.dataDir, 'files'), { recursive: true })
    await writeFile(join(target.dataDir, 'files/kept'), 'kept')
    await expect(restore(path, target)).rejects.toThrow('裡已經有檔案，只能還原到空的地方。')
    expect(await contentOf(target.databaseUrl)).toEqual({})
    expect(await readdir(join(target.dataDir, 'files'))).toEqual(['kept'])
  })
})

test('a data folder in which a file stands where a folder should be is refused, not taken for an empty one', async () => {
  await backUp({ ...source(), files: true })
  await mkdir(target.dataDir)
  await writeFile(join(target.dataDir, 'videos'), 'no folder')
  await expect(restore(path, target)).rejects.toThrow('無法還原：路徑中有一段不是資料夾')
  expect(await contentOf(target.databaseUrl)).toEqual({})
})

test('a backup does not replace a file that is there, and leaves nothing when it fails', async () => {
  writeFileSync(path, 'mine')
  await expect(backUp({ ...source(), files: true })).rejects.toThrow('已經存在，請換一個檔名')
  expect(readFileSync(path, 'utf8')).toBe('mine')
  const nowhere = join(folder, 'none/site.tar.zst')
  const failing = backUp({ ...source(), path: nowhere, files: true })
  await expect(failing).rejects.toThrow('無法寫入 site.tar.zst：找不到檔案或資料夾')
  expect(await readdir(folder)).toEqual(['site.tar.zst'])
})
