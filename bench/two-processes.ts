import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestBytes, throughput } from './load.ts'
import { freePort } from './port.ts'
import { median, type Row, told } from './row.ts'
import { type Site, socketOf } from './site.ts'

const PAGE = '/lesson/menu?level_no=1'
const SLICE_MS = 2_500
const SLICES = 3
const CONNECTIONS = 4
const READY_MS = 30_000

/** Pages that are rendered anew, of one process on core 0 and of two on both cores with one database. */
export async function twoProcesses(site: Site, cookie: string): Promise<Row> {
  const second = await startSecond(site)
  const ask = (url: string) =>
    throughput(url, requestBytes(url, PAGE, { Cookie: cookie }), SLICE_MS, CONNECTIONS)
  try {
    const [one, two]: [number[], number[]] = [[], []]
    await Promise.all([ask(site.url), ask(second.url)])
    for (let slice = 0; slice < SLICES; slice++) {
      one.push(await ask(site.url))
      two.push((await Promise.all([ask(site.url), ask(second.url)])).reduce((sum, each) => sum + each, 0))
    }
    const [alone, both] = [median(one), median(two)]
    const figures = `${alone.toFixed(1)} 與 ${both.toFixed(1)} 頁／秒，負載也在這兩核`
    return told('兩個程序共用一個 PostgreSQL，比一個程序（倍）', both / alone, figures)
  } finally {
    const gone = once(second.child, 'exit')
    second.child.kill('SIGTERM')
    await gone
  }
}

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
