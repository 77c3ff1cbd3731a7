import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestBytes, throughput } from './load.ts'
import { freePort } from './port.ts'
import { median, type Row, told } from './row.ts'
import type { Site } from './site.ts'

const PAGE = '/lesson/menu?level_no=1'
const SLICE_MS = 2_500
const SLICES = 5
const CONNECTIONS = 4

/** Where the site's own database listens, as other programs of this machine find it. */
export async function socketOf({ dataDir }: Site): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return lines[4] ?? ''
}

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
  const child = spawn('taskset', ['-c', '1', process.execPath, 'apps/server/build/main.js'], {
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
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('第二個程序沒有啟動成功')
    await sleep(50)
  }
  return { url, child }
}
