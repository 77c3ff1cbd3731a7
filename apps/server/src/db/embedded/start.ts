import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_NAME, DATABASE_USER, ensureCluster } from './cluster.ts'
import { prepareDataDir } from './data-dir.ts'
import { lockDataDir } from './lock.ts'
import { databaseOwner } from './owner.ts'
import { type Postmaster, type Site, startPostmaster } from './postmaster.ts'
import { installPrograms } from './programs.ts'
import { makeSocketFolder, removeSocketFolder, socketUrl } from './socket.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** Gets single lines: PostgreSQL's own messages and ours. They hold no data of users. */
  log: (line: string, routine?: boolean) => void
  /** What is written need not outlive a loss of power: it doesn't wait for the disk. */
  forget?: boolean
}

export type Embedded = {
  /** A connection string for `pg`; it stays the same when the database is restarted. */
  readonly url: string
  /** The process number of PostgreSQL now; another one after a restart. */
  readonly pid: number
  /** Shuts the database down and lets go of the data folder. */
  stop(): Promise<void>
  /** Called each time the database ended by itself; it is then started again. */
  onExit(callback: (code: number | null) => void): void
}

const BACKOFF_MS = { first: 100, longest: 5_000, forgetAfter: 20_000 }

/**
 * Runs PostgreSQL on a data folder as a child of this process: one server per folder, ended with
 * this process however that dies, and started again whenever it ends by itself.
 * @throws EmbeddedError whose message says, for a person, which folder and why
 * @example const database = await startEmbedded({ dataDir: '/srv/school/data', log: console.log })
 */
export async function startEmbedded({ dataDir, log, forget }: EmbeddedOptions): Promise<Embedded> {
  const owner = databaseOwner(join(dataDir, 'postgres'))
  const folder = prepareDataDir(dataDir, owner)
  const cluster = join(folder, 'postgres')
  const lock = lockDataDir(folder)
  try {
    const programs = installPrograms(folder)
    await ensureCluster(cluster, programs, owner)
    const socketFolder = makeSocketFolder(folder, owner)
    const kept = await keepRunning({ cluster, socketFolder, postgres: programs.postgres, owner, log, forget })
    const url = socketUrl(socketFolder, DATABASE_USER, DATABASE_NAME)
    lock.announce(url)
    return {
      url,
      get pid() {
        return kept.pid()
      },
      onExit: kept.onExit,
      async stop() {
        await kept.stop()
        removeSocketFolder(socketFolder)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function keepRunning(site: Site) {
  const stopping = new AbortController()
  const callbacks: ((code: number | null) => void)[] = []
  let postmaster = await startPostmaster(site, stopping.signal)
  const done = watch()

  async function watch(): Promise<void> {
    let wait = BACKOFF_MS.first
    for (;;) {
      const began = Date.now()
      const code = await postmaster.ended
      if (stopping.signal.aborted) return
      site.log(`資料庫意外結束（代碼 ${code ?? '無'}），重新啟動`)
      for (const callback of callbacks) callback(code)
      if (Date.now() - began > BACKOFF_MS.forgetAfter) wait = BACKOFF_MS.first
      for (;;) {
        await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
        wait = Math.min(wait * 2, BACKOFF_MS.longest)
        if (stopping.signal.aborted) return
        const restarted = await tryAgain(site, stopping.signal)
        if (!restarted) continue
        postmaster = restarted
        break
      }
    }
  }

  return {
    pid: () => postmaster.pid,
    onExit: (callback: (code: number | null) => void) => void callbacks.push(callback),
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

async function tryAgain(site: Site, stop: AbortSignal): Promise<Postmaster | undefined> {
  try {
    return await startPostmaster(site, stop)
  } catch (error) {
    site.log(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
