import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './port.ts'
import { serverOf } from './processes.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const READY_MS = 120_000
/** As under test: faces that one site has cut, the next finds. */
const FONT_CACHE = join(ROOT, 'node_modules/.cache/hakka-fonts')

/** The site under measurement, in a process of its own on core 0, with its database. */
export interface Site {
  url: string
  /** Number of the server's process. */
  pid: number
  /** Holds the data folder and the log. */
  folder: string
  dataDir: string
  /** Milliseconds from the command to the first `/readyz` that says yes. */
  readyMs: number
  /** Demo passwords by user name. */
  passwords: Record<string, string>
  stop(): Promise<void>
}

/** A data folder with the demo content. The database's user has to pass through it. */
export async function benchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakka-bench-'))
  await chmod(folder, 0o711)
  return folder
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

/**
 * Starts the site as `npm start` does, after installing and building.
 * @param settings more of the environment
 * @throws Error with the end of the log, when it does not get ready
 */
export async function startSite(folder: string, settings: Record<string, string> = {}): Promise<Site> {
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const log = await open(join(folder, 'server.log'), 'a')
  const began = performance.now()
  const child = spawn('taskset', ['-c', '0', process.execPath, 'tools/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      FONT_CACHE,
      SEED: 'demo',
      // All of the load comes from one address.
      RATE_LIMIT: '10000000',
      ...settings,
    },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, folder)
  const readyMs = performance.now() - began
  return {
    url,
    pid: serverOf(child.pid ?? 0),
    folder,
    dataDir,
    readyMs,
    passwords: JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')),
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function untilReady(url: string, child: ChildProcess, folder: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(20)
  }
  const log = await readFile(join(folder, 'server.log'), 'utf8')
  throw new Error(`網站沒有啟動成功：\n${log.split('\n').slice(-20).join('\n')}`)
}

/** Where the site's own database listens, as other programs of this machine find it. */
export async function socketOf({ dataDir }: Site): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return lines[4] ?? ''
}
