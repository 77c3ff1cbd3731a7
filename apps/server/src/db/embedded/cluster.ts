import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedError } from './error.ts'
import type { Owner } from './owner.ts'
import type { Programs } from './programs.ts'

export const DATABASE_USER = 'hakka'
export const DATABASE_NAME = 'hakka'

const MAJOR_VERSION = '18'
const UNFINISHED = '.init-'

/**
 * Makes the cluster with its one empty database, unless it is there. It appears under its name only
 * when it is whole and on disk, so a first start that is cut short leaves nothing half made.
 */
export async function ensureCluster(cluster: string, programs: Programs, owner: Owner): Promise<void> {
  if (existsSync(cluster)) return refuseOtherVersion(cluster)
  removeUnfinished(cluster)
  const fresh = `${cluster}${UNFINISHED}${randomBytes(4).toString('hex')}`
  mkdirSync(fresh, { mode: 0o700 })
  if (owner) chownSync(fresh, owner.uid, owner.gid)
  try {
    await run(programs.initdb, ['-D', fresh, `--username=${DATABASE_USER}`, '--auth=trust', ...LOCALE], owner)
    const single = ['--single', '-c', 'exit_on_error=true', '-D', fresh, 'postgres']
    await run(programs.postgres, single, owner, `CREATE DATABASE ${DATABASE_NAME};\n`)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  renameSync(fresh, cluster)
  syncFolder(dirname(cluster))
}

/**
 * The built-in provider is the same on every machine; with the plain `C` locale pg_trgm would not
 * take Chinese characters for letters. macOS has no C.UTF-8 of its own to put beside it.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
]

function refuseOtherVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new EmbeddedError(
    `資料夾 ${cluster} 是 PostgreSQL ${version} 的資料，本站使用 ${MAJOR_VERSION}。請以原來的版本備份後再還原，或以 DATA_DIR 指定別的資料夾。`,
  )
}

function removeUnfinished(cluster: string): void {
  const folder = dirname(cluster)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (path.startsWith(`${cluster}${UNFINISHED}`))
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function run(program: string, args: string[], owner: Owner, input = ''): Promise<void> {
  return new Promise((done, fail) => {
    const failed = (reason: string) => fail(new EmbeddedError(`無法建立資料庫（${program}）：${reason}`))
    const child = spawn(program, args, { ...owner, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } })
    let said = ''
    child.stdout.resume()
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
    })
    child.on('error', (error) => failed(error.message))
    child.on('close', (code) => (code === 0 ? done() : failed(said.trim() || `結束代碼 ${code}`)))
    child.stdin.on('error', () => undefined).end(input)
  })
}
