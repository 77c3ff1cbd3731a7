import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './error.ts'
import type { Owner } from './owner.ts'
import { endPrevious, readPostmaster, send } from './previous.ts'
import { serverSettings } from './settings.ts'
import { clearSocketFolder } from './socket.ts'

/** All that is needed to run the database of one data folder. */
export type Site = {
  cluster: string
  socketFolder: string
  postgres: string
  owner: Owner
  /** Nothing in it outlives its machine. */
  forget?: boolean | undefined
  /** `routine`: PostgreSQL tells of its life, and nothing is wrong. */
  log: (line: string, routine?: boolean) => void
}

/** A running PostgreSQL; `ended` gives its exit code, null when its supervising shell died first. */
export type Postmaster = { pid: number; ended: Promise<number | null> }

/**
 * The shell holds the read end of a pipe from this process. When the pipe closes, because this
 * process ended it or died in whatever way, the shell asks PostgreSQL to shut down fast.
 */
const SUPERVISOR =
  'exec 3<&0; "$@" 3<&- </dev/null & p=$!; (cat <&3 >/dev/null; kill -INT $p) & w=$!; wait $p; r=$?; kill $w 2>/dev/null; exit $r'

/** What PostgreSQL says while the one before it is not quite gone. */
const STILL_THERE = /pre-existing shared memory block|lock file .* already exists/
const STILL_THERE_MS = 15_000
const SLOW_START_MS = 5_000
const STOP_MS = { fast: 15_000, immediate: 5_000 }
const KEPT_LINES = 12

/** Starts PostgreSQL and waits until it takes connections. `stop` ends it, also while it starts. */
export async function startPostmaster(site: Site, stop: AbortSignal): Promise<Postmaster> {
  const giveUp = Date.now() + STILL_THERE_MS
  for (;;) {
    await endPrevious(site.cluster, site.log)
    clearSocketFolder(site.socketFolder)
    const started = await tryStart(site, stop)
    if (typeof started !== 'string') return started
    if (!STILL_THERE.test(started) || stop.aborted || Date.now() > giveUp) {
      throw new EmbeddedError(`資料夾 ${site.cluster} 的資料庫無法啟動：\n${started}`)
    }
    await sleep(200)
  }
}

/** Answers the running server, or what it said before it ended. */
async function tryStart(site: Site, stop: AbortSignal): Promise<Postmaster | string> {
  const args = ['-D', site.cluster, ...serverSettings(site.socketFolder, site.forget)]
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, 'pg', site.postgres, ...args], {
    ...site.owner,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    // Its own process group: Ctrl-C in a terminal is for the server, which then ends the database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said = keepLines(child, site.log)
  const ended = new Promise<number | null>((done) => {
    child.once('error', (error) => {
      said.push(error.message)
      done(null)
    })
    child.once('exit', done)
  })
  onAbort(stop, () => end(child, ended, site.cluster))
  const running = new AbortController()
  const pid = await Promise.race([whenReady(site, running.signal), ended.then(() => undefined)])
  running.abort()
  if (pid !== undefined) return { pid, ended }
  await Promise.race([once(child, 'close'), sleep(300)])
  return said.join('\n') || '沒有留下訊息。'
}

async function whenReady(site: Site, waiting: AbortSignal): Promise<number | undefined> {
  let nextNote = Date.now() + SLOW_START_MS
  while (!waiting.aborted) {
    const postmaster = readPostmaster(site.cluster)
    if (postmaster?.ready) return postmaster.pid
    if (Date.now() > nextNote) {
      site.log('資料庫仍在啟動（可能正在復原上次未寫完的資料）')
      nextNote += SLOW_START_MS
    }
    await sleep(10)
  }
  return undefined
}

async function end(child: ChildProcess, ended: Promise<unknown>, cluster: string): Promise<void> {
  child.stdin?.end()
  for (const [wait, signal] of [
    [STOP_MS.fast, 'SIGQUIT'],
    [STOP_MS.immediate, 'SIGKILL'],
  ] as const) {
    const timer = new AbortController()
    const late = sleep(wait, true, { signal: timer.signal }).catch(() => false)
    if (!(await Promise.race([late, ended.then(() => false)]))) return timer.abort()
    const postmaster = readPostmaster(cluster)
    if (postmaster) send(postmaster.pid, signal)
  }
}

function keepLines(child: ChildProcess, log: Site['log']): string[] {
  const kept: string[] = []
  if (!child.stderr) return kept
  createInterface({ input: child.stderr }).on('line', (raw) => {
    const routine = raw.startsWith('LOG:')
    const line = raw.replace(/^LOG: +/, '')
    kept.push(line)
    if (kept.length > KEPT_LINES) kept.shift()
    log(line, routine)
  })
  return kept
}

function onAbort(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
