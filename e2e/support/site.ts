import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../apps/server/src/testing/free-port.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BUILD = join(ROOT, 'apps/web/build')
/** Beside other work. */
const READY_MS = 120_000
/** Of all sites under test: each face is cut once, and there from the start the next time. */
const FONT_CACHE = join(ROOT, 'node_modules/.cache/hakka-fonts')
const STOP_MS = 15_000
/**
 * A data folder as a first start leaves it, which takes twenty seconds of a core: the run's first site makes it, those
 * after it begin with a copy. `npm test` says where; without it each starts from nothing.
 */
const { E2E_DEMO: DEMO, DATABASE_URL } = process.env
/** Settings of another site, which one under test must not inherit. */
const OF_A_SITE =
  /^(PORT|HOST|ORIGIN|DATA_DIR|FONT_CACHE|SEED|SITE_NAME|SESSION_SECRET|LOG_LEVEL|TRUST_PROXY|RATE_LIMIT|HAKKA_DEV|OIDC_.*)$|_URL$/

export interface SiteOptions {
  /** A data folder that is there already; without it a new one, removed with the site. */
  folder?: string
  port?: number
  /** `false`: the embedded PostgreSQL also where the tests are run on another one. */
  ownDatabase?: boolean
  /** Settings beside those that every site under test has. */
  env?: Record<string, string>
}

/** A site of its own, started from the built pages: nothing in it is shared with a running one. */
export interface Site {
  url: string
  port: number
  /** Holds the data folder and the server's log. */
  folder: string
  dataDir: string
  process: ChildProcess
  /** Demo passwords by user name. */
  passwords: Record<string, string>
  /** Ends the server in good order; the folder goes too unless it was given. */
  stop(): Promise<void>
}

/**
 * Starts the server in production mode with the demo content and waits until it serves.
 * @throws Error in a sentence: no build, or the end of the server's log
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  if (!existsSync(join(BUILD, 'server')) || !existsSync(join(BUILD, 'client'))) {
    throw new Error('網站還沒有建置，無法測試。請用 npm test 執行，或先執行 npm test -- build。')
  }
  const folder = options.folder ?? (await temporaryFolder())
  const port = options.port ?? (await freePort())
  const dataDir = join(folder, 'data')
  const url = `http://127.0.0.1:${port}`
  if (DEMO && existsSync(DEMO) && !existsSync(dataDir)) await copyFolder(DEMO, dataDir)
  const child = await launch({ ...options, folder, port, dataDir })
  try {
    await untilReady(url, child, folder)
  } catch (error) {
    await end(child)
    throw error
  }
  return {
    url,
    port,
    folder,
    dataDir,
    process: child,
    passwords: JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')),
    async stop() {
      await end(child)
      if (!options.folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Of which nobody else may be in the middle; a copy has the database's owner too. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** Keeps what a site's first start has made for the sites after it. @returns the site, started again */
export async function keepDemo(site: Site, options: SiteOptions): Promise<Site> {
  if (!(await saveDemo(site))) return site
  const again = await startSite({ ...options, folder: site.folder, port: site.port })
  return {
    ...again,
    async stop() {
      await again.stop()
      await site.stop()
    },
  }
}

/** Whether sites begin with a copy of a folder, and nobody has made it yet. Of another PostgreSQL it has not the database. */
export const lacksDemo = (): boolean => DEMO !== undefined && !DATABASE_URL && !existsSync(DEMO)

/** Ends a site and keeps its data folder for others. @returns whether it did: where nobody asks for one the site goes on */
export async function saveDemo(site: Site): Promise<boolean> {
  if (!DEMO || !lacksDemo()) return false
  await end(site.process)
  await copyFolder(site.dataDir, `${DEMO}.part`)
  await rename(`${DEMO}.part`, DEMO)
  return true
}

/** The database's user has to pass through it, so it can't stay at mkdtemp's 0700. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakka-e2e-'))
  await chmod(folder, 0o711)
  return folder
}

async function launch({
  folder,
  port,
  dataDir,
  ownDatabase = true,
  env: own,
}: SiteOptions & { dataDir: string }) {
  const kept = Object.entries(process.env).filter(([name]) => !OF_A_SITE.test(name))
  const { DATABASE_URL } = process.env
  const env = {
    ...Object.fromEntries(kept),
    ...(ownDatabase && DATABASE_URL ? { DATABASE_URL } : {}),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    FONT_CACHE,
    SEED: 'demo',
    // All tests come from one address.
    RATE_LIMIT: '1000000',
    ...own,
  }
  const log = await open(join(folder ?? dataDir, 'server.log'), 'a')
  const child = spawn(process.execPath, ['apps/server/build/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return child
}

async function untilReady(url: string, child: ChildProcess, folder: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  const log = await readFile(join(folder, 'server.log'), 'utf8')
  throw new Error(`測試用的伺服器沒有啟動成功。最後的訊息：\n${log.split('\n').slice(-40).join('\n')}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(forced)
}
