import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './error.ts'

/** A process number that no system gives out: what a stale `postmaster.pid` is made to say. */
const NOBODY = 2_147_483_647
const PATIENCE_MS = { fast: 12_000, immediate: 20_000 }

/** What PostgreSQL's own `postmaster.pid` says; undefined when there is none. */
export function readPostmaster(cluster: string): { pid: number; ready: boolean } | undefined {
  const lines = pidFileLines(cluster)
  const pid = Number(lines?.[0])
  return lines && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * Ends a database that outlived its server (killed a moment ago and still shutting down, or left
 * alone), then makes its `postmaster.pid` harmless. The caller holds the lock of the data folder, so
 * no other server owns that database.
 */
export async function endPrevious(cluster: string, log: (line: string) => void): Promise<void> {
  const began = Date.now()
  let signal: 'SIGINT' | 'SIGQUIT' | undefined
  for (;;) {
    const pid = readPostmaster(cluster)?.pid
    if (pid === undefined || !isPostmasterOf(pid, cluster)) break
    const waited = Date.now() - began
    if (waited > PATIENCE_MS.immediate) {
      throw new EmbeddedError(
        `資料夾 ${cluster} 的資料庫（行程編號 ${pid}）仍在執行，也沒有回應結束的要求。請先結束它。`,
      )
    }
    const due = waited > PATIENCE_MS.fast ? 'SIGQUIT' : 'SIGINT'
    if (signal !== due) {
      if (!signal) log(`等待前一次執行的資料庫（行程編號 ${pid}）結束`)
      signal = due
      send(pid, due)
    }
    await sleep(20)
  }
  await retirePidFile(cluster)
}

/**
 * A dead server's number may by now belong to any other process, and PostgreSQL would then refuse to
 * start. The file itself stays: its other lines let PostgreSQL find sessions that still use the old memory.
 */
async function retirePidFile(cluster: string): Promise<void> {
  let lines = pidFileLines(cluster)
  if (lines && lines.length < 2) {
    // Just made and not yet written, or cut short by a crash.
    await sleep(500)
    lines = pidFileLines(cluster)
  }
  if (!lines) return
  const file = join(cluster, 'postmaster.pid')
  if (lines.length < 2) rmSync(file, { force: true })
  else writeFileSync(file, `${[String(NOBODY), ...lines.slice(1, 7)].join('\n')}\n`)
}

function pidFileLines(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** A postmaster works in its cluster's folder; Linux shows that, elsewhere its command line does. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (pid === NOBODY) return false
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster
    } catch {
      return false
    }
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(`-D ${cluster}`)
}

/** Signals a process that may be gone by now. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already, which is what the signal is for.
  }
}
