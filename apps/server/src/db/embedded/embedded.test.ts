import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultDataDir } from '../../kernel/data-dir.ts'
import { type Embedded, startEmbedded } from './start.ts'
import { removeFolders, temporaryFolder } from './testing/folders.ts'
import { Holder } from './testing/holder-process.ts'

const asRoot = process.getuid?.() === 0
const SLOW = { timeout: 60_000 }
const soon = { timeout: 20_000, interval: 20 }

const running = new Set<Embedded>()
const holders = new Set<Holder>()

afterEach(async () => {
  for (const database of running) await database.stop()
  for (const holder of holders) await holder.kill()
  running.clear()
  holders.clear()
  removeFolders()
})

async function start(dataDir: string): Promise<Embedded> {
  const database = await startEmbedded({ dataDir, log: () => undefined })
  running.add(database)
  return database
}

function hold(folder: string): Holder {
  const holder = new Holder(folder)
  holders.add(holder)
  return holder
}

async function query(database: Embedded, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Whether a process runs; one that is dead but not yet collected by its parent doesn't. A database takes its file away
 * before it ends, so the next one may be there a moment sooner.
 */
const runs = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim())
const linesWith = (text: string) =>
  spawnSync('ps', ['-A', '-ww', '-o', 'command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(text))

describe('the embedded database', SLOW, () => {
  test('starts in a new folder, knows Chinese letters, keeps its rows, and leaves no process', async () => {
    const folder = temporaryFolder()
    const first = await start(folder)
    await query(first, 'CREATE EXTENSION pg_trgm; CREATE TABLE kept AS SELECT 42 AS n')
    const [found] = await query(
      first,
      "SELECT show_trgm('客語學堂') AS parts, current_setting('fsync') AS fsync",
    )
    expect(found?.parts).toHaveLength(5)
    expect(found?.fsync).toBe('on')
    expect(
      await query(first, "SELECT 1 FROM pg_settings WHERE name = 'listen_addresses' AND setting = ''"),
    ).toHaveLength(1)

    await first.stop()
    expect(linesWith(folder)).toEqual([])
    expect(existsSync(join(folder, 'server.pid'))).toBe(false)

    const second = await start(folder)
    expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
    expect(second.url).toBe(first.url)
  })

  test('refuses a second server before a new one would be there, naming folder and holder', async () => {
    const folder = temporaryFolder()
    await start(folder)
    const other = hold(folder)
    const another = start(temporaryFolder())
    const first = await Promise.race([other.ended.then(() => 'refused'), another.then(() => 'started')])
    await another
    expect(first).toBe('refused')
    expect(other.said).toContain(`refused 資料夾 ${folder} 正由另一個伺服器使用（行程編號 ${process.pid}`)
    await expect(start(folder)).rejects.toThrow(folder)
  })

  test('a killed server takes its database along; the next one has every acknowledged row', async () => {
    const folder = temporaryFolder()
    const holder = hold(folder)
    await vi.waitUntil(() => holder.acknowledged > 50, soon)
    const postgres = readPid(folder)
    await holder.kill()

    const database = await start(folder)
    await vi.waitUntil(() => !runs(postgres), soon)
    const [row] = await query(database, 'SELECT max(n) AS newest, count(*)::int AS rows FROM written')
    expect(row?.newest).toBeGreaterThanOrEqual(holder.acknowledged)
    expect(row?.rows).toBe(row?.newest)
  })

  test('a killed database is back within seconds, at the same address', async () => {
    const database = await start(temporaryFolder())
    await query(database, 'CREATE TABLE kept AS SELECT 7 AS n')
    const ended = vi.fn()
    database.onExit(ended)
    const killed = database.pid
    process.kill(killed, 'SIGKILL')
    const began = Date.now()
    await vi.waitFor(
      async () => expect(await query(database, 'SELECT n FROM kept')).toEqual([{ n: 7 }]),
      soon,
    )
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(ended).toHaveBeenCalledExactlyOnceWith(137)
    await vi.waitUntil(() => database.pid !== killed, soon)
  })

  test('a database left alone by its supervisor is ended and started anew', async () => {
    const folder = temporaryFolder()
    const database = await start(folder)
    const left = database.pid
    const shell = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(left)], { encoding: 'utf8' }).stdout)
    process.kill(shell, 'SIGKILL')
    await vi.waitUntil(() => database.pid !== left, soon)
    await vi.waitUntil(() => !runs(left), soon)
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('a process number that somebody else has by now does not keep it from starting', async () => {
    const folder = temporaryFolder()
    const first = await start(folder)
    await query(first, 'CREATE TABLE kept AS SELECT 5 AS n')
    const file = join(folder, 'postgres/postmaster.pid')
    const stale = readFileSync(file, 'utf8')
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    try {
      writeFileSync(file, stale.replace(/^\d+/, String(stranger.pid)))
      expect(await query(await start(folder), 'SELECT n FROM kept')).toEqual([{ n: 5 }])
    } finally {
      stranger.kill()
    }
  })

  test('a cluster of another version is refused by name', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n')
    await expect(start(folder)).rejects.toThrow(`${join(folder, 'postgres')} 是 PostgreSQL 17 的資料`)
  })

  test('a folder it cannot use is refused by name', async () => {
    const outer = temporaryFolder()
    if (asRoot) {
      chmodSync(outer, 0o700)
      await expect(start(join(outer, 'in/data'))).rejects.toThrow(
        `無法進入 ${outer}。請執行 chmod o+x ${outer}`,
      )
    } else {
      chmodSync(outer, 0o500)
      await expect(start(join(outer, 'data'))).rejects.toThrow(
        `無法使用資料夾 ${join(outer, 'data')}（EACCES）`,
      )
    }
  })
})

test('data lies in the checkout, or for root in a folder of its own under /var/lib', () => {
  const root = temporaryFolder()
  expect(defaultDataDir(root)).toMatch(asRoot ? /^\/var\/lib\/hakka-school\/[0-9a-f]{12}$/ : `${root}/data`)
})

function readPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
}
