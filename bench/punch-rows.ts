import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { throughput } from './load.ts'
import { type Named, type PunchedPage, plainPunch } from './plain-punch.ts'
import { atLeast, type Chosen, measured, median, type Row, told } from './row.ts'
import { type Site, socketOf } from './site.ts'

/** Enough that nobody punches oftener than the site lets her. */
const PUPILS = 400
const CONNECTIONS = 16
const SLICE_MS = 500
const SLICES = 8
/** Until V8 has compiled the way of a call: after two seconds a punch still took twice what it takes after eight. */
const WARM_MS = 8_000

/** Study time as it is counted, each punch for itself, on the core that the database is on too. */
export const punchRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { punches: () => rowsOf(site) })

interface Pupil {
  cookie: string
  body: object
  page: PunchedPage
  /** What the site asks of the database for her punch. */
  statements: Pick<Named, 'text' | 'values'>[]
}

function pupilsOn(host: string): Pupil[] {
  const program = fileURLToPath(new URL('../apps/server/src/testing/sql-of-punches.ts', import.meta.url))
  const address = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  const out = execFileSync(process.execPath, [program, address, String(PUPILS)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return out
    .trim()
    .split('\n')
    .map((line): Pupil => JSON.parse(line))
}

async function bytesOf(url: string, { cookie, body }: Pupil): Promise<Buffer> {
  const answer = await fetch(`${url}/api/csrf`, { headers: { Cookie: cookie } })
  const { data }: { data: { token: string } } = await answer.json()
  const text = JSON.stringify(body)
  const head = [
    'POST /api/study_history/punch HTTP/1.1',
    `Host: ${new URL(url).host}`,
    'Connection: keep-alive',
    `Cookie: ${cookie}`,
    `X-CSRF-TOKEN: ${data.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** The same punches through the driver, on the site's core: what they cost where nobody asks who it is. */
async function startBare(file: string) {
  const program = fileURLToPath(new URL('./bare-punches.ts', import.meta.url))
  const child = spawn('taskset', ['-c', '0', process.execPath, program, file, String(CONNECTIONS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8')
  return {
    async rate(way: 'plain' | 'own', ms: number): Promise<number> {
      child.stdin.write(`${way} ${ms}\n`)
      const [line] = await once(child.stdout, 'data')
      return Number(line)
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
    },
  }
}

async function rowsOf(site: Site): Promise<Row[]> {
  const host = await socketOf(site)
  const pupils = pupilsOn(host)
  const file = join(site.folder, 'punches.json')
  const punches = {
    plain: pupils.map(({ page }) => plainPunch(page)),
    own: pupils.map(({ statements }) => statements.map((own, at) => ({ name: `own-${at}`, ...own }))),
  }
  await writeFile(file, JSON.stringify({ host, punches }))
  const requests: Buffer[] = []
  for (const pupil of pupils) requests.push(await bytesOf(site.url, pupil))
  const bare = await startBare(file)
  const [asked, plain, own]: [number[], number[], number[]] = [[], [], []]
  try {
    await throughput(site.url, requests, WARM_MS, CONNECTIONS)
    await bare.rate('plain', WARM_MS)
    await bare.rate('own', WARM_MS)
    for (let slice = 0; slice < SLICES; slice++) {
      asked.push(await throughput(site.url, requests, SLICE_MS, CONNECTIONS))
      plain.push(await bare.rate('plain', SLICE_MS))
      own.push(await bare.rate('own', SLICE_MS))
    }
  } finally {
    await bare.stop()
  }
  const beside = (other: readonly number[]) =>
    median(asked.map((rate, at) => rate / (other[at] ?? Number.NaN)))
  const figures = (other: readonly number[]) =>
    `${Math.round(median(asked))} 比 ${Math.round(median(other))} 次／秒，${PUPILS} 人輪流`
  return [
    atLeast('學習時間打卡，一個核心，比直接寫的交易', beside(plain), 0.5, figures(plain)),
    told('學習時間打卡，一個核心，比它自己的查詢（倍）', beside(own), figures(own)),
  ]
}
