import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { EmbeddedError } from './error.ts'

/** The user PostgreSQL runs as; undefined: the user of this process. */
export type Owner = { uid: number; gid: number } | undefined

const CANDIDATES = ['postgres', '_postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root picks an unprivileged user: the one who owns the cluster
 * already, else the first of the usual ones that this machine has.
 */
export function databaseOwner(cluster: string): Owner {
  if (process.getuid?.() !== 0) return undefined
  const existing = statSync(cluster, { throwIfNoEntry: false })
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  for (const name of CANDIDATES) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new EmbeddedError(
    `以 root 執行時，資料庫要換成一般使用者的身分，但這台機器沒有 ${CANDIDATES.join('、')} 之中的任何一位。請改以一般使用者執行，或以 DATABASE_URL 指定一個 PostgreSQL。`,
  )
}

/** Whether `owner` (or this process) can pass through every folder down to `path`; if not, the first that blocks. */
export function blockingFolder(path: string, owner: Owner): string | undefined {
  if (!owner) return undefined
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)
  // Asking the system itself also minds access lists and mounts, which the mode bits don't show.
  const script = 'for d do cd "$d" 2>/dev/null || { printf %s "$d"; exit 1; }; done'
  const tried = spawnSync('/bin/sh', ['-c', script, 'sh', ...folders], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  })
  if (tried.error) {
    throw new EmbeddedError(`無法換成使用者 ${owner.uid} 的身分來執行資料庫：${tried.error.message}`)
  }
  return tried.status === 0 ? undefined : tried.stdout
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
