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
    const gone = once(second.child, 'exit')
    second.child.kill('SIGTERM')
    await gone
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, own) => total + own, 0)

async function startSecond(site: Site): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const database = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(await socketOf(site))}`
  const child = spawn('taskset', ['-c', '1', process.execPath, 'tools/start.mjs'], {
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
