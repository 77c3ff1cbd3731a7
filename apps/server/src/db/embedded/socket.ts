import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathHash } from '../../kernel/data-dir.ts'
import { EmbeddedError, systemCode } from './error.ts'
import { blockingFolder, type Owner } from './owner.ts'

const SOCKET_NAME = '.s.PGSQL.5432'
/** Room for a path in the system's socket address, less its end mark: 108 bytes on Linux, 104 on macOS. */
const LONGEST = process.platform === 'linux' ? 107 : 103

/**
 * A folder for the database's socket that only its user can enter; that is all the password there is.
 * It lies in the system's temporary folder because the path of a data folder may be too long for a socket.
 */
export function makeSocketFolder(dataDir: string, owner: Owner): string {
  const uid = owner?.uid ?? process.getuid?.()
  const name = `hakka-pg-${pathHash(dataDir)}`
  // Others may write to the temporary folder too: a name that is taken by somebody is left to them.
  for (const candidate of [name, `${name}-1`, `${name}-2`, `${name}-3`]) {
    const folder = join(socketParent(name, owner), candidate)
    try {
      mkdirSync(folder, { mode: 0o700 })
      chmodSync(folder, 0o700)
      if (owner) chownSync(folder, owner.uid, owner.gid)
    } catch (error) {
      if (systemCode(error) !== 'EEXIST')
        throw new EmbeddedError(`無法建立 ${folder}（${systemCode(error) ?? error}）。`)
    }
    const found = lstatSync(folder)
    if (found.isDirectory() && found.uid === uid && (found.mode & 0o777) === 0o700) return folder
  }
  throw new EmbeddedError(`暫存資料夾 ${tmpdir()} 裡的 ${name} 被別的使用者占用，請將它移除。`)
}

/** Removes what a database that died without a word left; its lock file there would be believed otherwise. */
export function clearSocketFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(SOCKET_NAME)) rmSync(join(folder, name), { force: true })
  }
}

/** Leaves nothing in the temporary folder; one that is in use again stays. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Not empty or gone: either is fine.
  }
}

/** The connection string of a database behind a socket folder; the form `pg` understands. */
export function socketUrl(folder: string, user: string, database: string): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}&sslmode=disable`
}

function socketParent(name: string, owner: Owner): string {
  const own = tmpdir()
  const path = join(own, `${name}-1`, SOCKET_NAME)
  return Buffer.byteLength(path) > LONGEST || blockingFolder(own, owner) ? '/tmp' : own
}
