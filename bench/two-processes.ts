import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestBytes, throughput } from './load.ts'
import { freePort } from './port.ts'
import { cpuMs, serverOf } from './processes.ts'
import { atMost, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'

const PAGE = '/lesson/menu?level_no=1'
const SLICE_MS = 2_500
const SLICES = 5
const CONNECTIONS = 4
const READY_MS = 30_000

/** How much more of the processor a page may take when another process works beside. */
const BAR = 1.15

/**
 * Pages that are rendered anew: what one takes of the servers' processors (user and system) with one process on core 0,
 * and with two on both cores and one database.
 */
export async function twoProcesses(site: Site, cookie: string): Promise<Row> {
  const second = await startSecond(site)
  const pids = [site.pid, serverOf(second.child.pid ?? 0)]
  const each = async (urls: readonly string[]) => {
    const before = sum(pids.map(cpuMs))
    const rates = await Promise.all(
      urls.map((url) => throughput(url, requestBytes(url, PAGE, { Cookie: cookie }), SLICE_MS, CONNECTIONS)),
    )
    return (sum(pids.map(cpuMs)) - before) / ((sum(rates) * SLICE_MS) / 1000)
  }
  try {
    const [one, two]: [number[], number[]] = [[], []]
    await each([site.url, second.url])
    for (let slice = 0; slice < SLICES; slice++) {
      one.push(await each([site.url]))
      two.push(await each([site.url, second.url]))
    }
    const [alone, both] = [median(one), median(two)]
    const figures = `${both.toFixed(2)} 比 ${alone.toFixed(2)} 毫秒，負載也在這兩核`
    return atMost('兩個程序時一頁的 CPU，比一個程序', both / alone, BAR, '倍', figures)
  } finally {
    await end(second.child)
  }
}

/** Does something while a second process works on the site's database. */
export async function besides<T>(site: Site, run: (url: string) => Promise<T>): Promise<T> {
  const { url, child } = await startSecond(site)
  try {
    return await run(url)
  } finally {
    await end(child)
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, own) => total + own, 0)

/** Another process on a site's database and files. */
export async function startSecond(
  site: Site,
  { core = 1, env = {} }: { core?: number; env?: Record<string, string> } = {},
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const database = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(await socketOf(site))}`
  const child = spawn('taskset', ['-c', String(core), process.execPath, 'tools/start.mjs'], {
    cwd: new URL('../', import.meta.url).pathname,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      // The files and the demo accounts' passwords are shared too.
      DATA_DIR: site.dataDir,
      DATABASE_URL: database,
      // Else the first one's demo accounts would be shut out.
      SEED: 'demo',
      RATE_LIMIT: '10000000',
      ...env,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { url, child }
    await sleep(50)
  }
  throw new Error('第二個程序沒有啟動成功')
}
