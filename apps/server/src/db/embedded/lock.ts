import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedError } from './error.ts'

const SQLITE_BUSY = 5
/** Keeps locks from the garbage collector, which would close them. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only server of a data folder, until `release` or its death, however it dies.
 *
 * Node has no flock; SQLite's exclusive transaction on an empty file takes the same kind of lock in
 * the kernel, on Linux and macOS. The kernel drops it with the process, so nothing stale can remain
 * and a reused process number cannot fool it. The file beside it only tells people who holds it.
 * (Never open `server.lock` elsewhere in this process: closing it would drop the lock.)
 */
export function lockDataDir(folder: string): { announce(url: string): void; release(): void } {
  const holderFile = join(folder, 'server.pid')
  const lock = takeLock(folder, () => {
    throw new EmbeddedError(
      `資料夾 ${folder} 正由另一個伺服器使用${describeHolder(holderFile)}，同一個資料夾不能有兩個伺服器。請先停止它，或以 DATA_DIR 指定別的資料夾。`,
    )
  })
  held.add(lock)
  const holder = `${process.pid}\n${new Date().toISOString()}\n`
  writeFileSync(holderFile, holder, { mode: 0o600 })
  return {
    announce: (url) => writeFileSync(holderFile, `${holder}${url}\n`, { mode: 0o600 }),
    release() {
      if (!held.delete(lock)) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

/** The database of the server that holds a data folder, for a command line beside it; `undefined` when none runs. */
export function runningUrl(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'server.pid'), 'utf8').split('\n')[2] || undefined
  } catch {
    return undefined
  }
}

function takeLock(folder: string, refuse: () => never): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) refuse()
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedError(
      `無法鎖定資料夾 ${folder}（${reason}）。請以 DATA_DIR 指定一個可以讀寫的本機資料夾。`,
    )
  }
}

function describeHolder(holderFile: string): string {
  try {
    const [pid = '', since = ''] = readFileSync(holderFile, 'utf8').split('\n')
    const clock = new Date(since).toLocaleString('zh-TW', { timeZone: 'Asia/Taipei', hour12: false })
    return `（行程編號 ${Number(pid)}，${clock} 啟動）`
  } catch {
    return ''
  }
}
