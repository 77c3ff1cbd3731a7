import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from '../db/migrate.ts'
import type { Env } from '../kernel/env.ts'
import type { Log } from '../kernel/log.ts'
import { VERSION } from '../kernel/version.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './error.ts'

const KEPT = 3
const OURS = /^upgrade-\d{8}T\d{9}Z-to-.+\.tar\.zst$/

/**
 * Keeps the database as it is before the program changes its tables, in `backups` of the data folder; the newest few
 * stay. The files are not copied: an upgrade does not touch them.
 * @throws DatabaseError when it can't be written, and then nothing may be upgraded
 */
export async function backUpBeforeUpgrade({ dataDir }: Env, databaseUrl: string, log: Log): Promise<void> {
  const folder = join(dataDir, 'backups')
  const stamp = new Date().toISOString().replace(/[-:.]/g, '')
  const path = join(folder, `upgrade-${stamp}-to-${VERSION}.tar.zst`)
  const say = (line: string) => log.info({ line }, 'backup before the upgrade')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await backUp({ databaseUrl, dataDir, path, files: false, say })
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof Error && 'syscall' in error)) throw error
    throw new DatabaseError(
      `升級資料庫之前的備份沒有成功，所以沒有升級：${error.message}。請清出空間後再啟動；確定不要備份，就設定 UPGRADE_BACKUP=off。`,
      { cause: error },
    )
  }
  log.info({ path }, 'the database was backed up before the upgrade')
  const kept = (await readdir(folder)).filter((name) => OURS.test(name)).sort()
  for (const old of kept.slice(0, -KEPT)) await rm(join(folder, old), { force: true })
}
