import { Client } from 'pg'
import { type Baseline, record, type Script, startBaseline } from './baseline.ts'
import { latencies, requestBytes, throughput } from './load.ts'
import { renderedAnew } from './render-rows.ts'
import { atLeast, atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'
import { twoProcesses } from './two-processes.ts'
import { logIn } from './visitor.ts'

const SLICE_MS = 250
const SLICES = 25
const WARM_MS = 4_000
const READS = 1_000

const BROTLI = { 'Accept-Encoding': 'br' }
const JSON_CALL = '/api/my/info'
const PAGE = '/lesson/menu?level_no=1'
const NEWS = '/news'
const NEWS_ITEM = '/news?id=1'
const LESSON = '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1'
const PICTURE = '/images/levels/level-1.png'

interface Pair {
  site: Site
  baseline: Baseline
}

/** Path, headers, and the baseline's path where it is another one. */
type Asked = [path: string, headers: Record<string, string>, other?: string]

/**
 * The same request to both in turn, in slices so short that whatever else the machine does falls on both.
 * @returns the median of the pairs' ratios
 */
async function ratio({ site, baseline }: Pair, ...[path, headers, other = path]: Asked) {
  const [own, raw]: [number[], number[]] = [[], []]
  const ask = (url: string, at: string, ms: number) => throughput(url, requestBytes(url, at, headers), ms)
  await ask(site.url, path, WARM_MS)
  await ask(baseline.url, other, WARM_MS)
  for (let slice = 0; slice < SLICES; slice++) {
    own.push(await ask(site.url, path, SLICE_MS))
    raw.push(await ask(baseline.url, other, SLICE_MS))
  }
  const [mine, its] = [median(own), median(raw)]
  const value = median(own.map((rate, slice) => rate / (raw[slice] ?? Number.NaN)))
  return { value, figures: `${Math.round(mine)} 比 ${Math.round(its)} 次／秒` }
}

/** The point read of the baseline: the session of a user, as the site reads it. */
async function sqlOf(site: Site, body: string, headers: string[]): Promise<NonNullable<Script['sql']>> {
  const host = await socketOf(site)
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('SELECT id FROM sessions LIMIT 1')
  await client.end()
  return {
    host,
    text: 'SELECT * FROM sessions WHERE id = $1',
    values: [String(rows[0]?.id)],
    body,
    headers,
  }
}

/** Everything that is measured from outside with nothing but requests. */
export async function httpRows(site: Site, chosen: Chosen): Promise<Row[]> {
  const cookie = await logIn(site.url, 'student', site.passwords.student ?? '')
  const id = await record(site.url, '/api/my/id', { Cookie: cookie })
  const script: Script = {
    recorded: {
      [JSON_CALL]: await record(site.url, JSON_CALL, {}),
      [PAGE]: await record(site.url, PAGE, {}),
      '/br': await record(site.url, PAGE, BROTLI),
      '/news-br': await record(site.url, NEWS, BROTLI),
      '/news-item-br': await record(site.url, NEWS_ITEM, BROTLI),
    },
    files: {
      [PICTURE]: {
        file: new URL(`../apps/web/public${PICTURE}`, import.meta.url).pathname,
        headers: (await record(site.url, PICTURE, {})).headers,
      },
    },
    sql: await sqlOf(site, Buffer.from(id.body, 'base64').toString(), id.headers),
  }
  const pair = { site, baseline: await startBaseline(site.folder, script) }
  const compare = async (name: string, bar: number, ...asked: Asked) => {
    const { value, figures } = await ratio(pair, ...asked)
    return atLeast(name, value, bar, figures)
  }
  try {
    return await measured(chosen, {
      call: () => compare('JSON 呼叫（含所有中介層與存取紀錄）', 0.6, JSON_CALL, {}),
      file: () => compare('靜態檔案', 0.7, PICTURE, {}),
      page: () => compare('快取的訪客頁，不壓縮', 0.6, PAGE, {}),
      br: () => compare('快取的訪客頁，br', 0.6, PAGE, BROTLI, '/br'),
      news: () => compare('快取的消息列表，br', 0.6, NEWS, BROTLI, '/news-br'),
      item: () => compare('快取的一則消息，br', 0.6, NEWS_ITEM, BROTLI, '/news-item-br'),
      read: () => pointRead(pair, cookie),
      menu: () => renderedAnew(site, cookie, PAGE, '單元頁'),
      lesson: () => renderedAnew(site, cookie, LESSON, '課程頁'),
      processes: () => twoProcesses(site, cookie),
    })
  } finally {
    await pair.baseline.stop()
  }
}

async function pointRead({ site, baseline }: Pair, cookie: string): Promise<Row> {
  const [own, raw]: [number[], number[]] = [[], []]
  const mine = requestBytes(site.url, '/api/my/id', { Cookie: cookie })
  const its = requestBytes(baseline.url, '/sql')
  for (let slice = 0; slice < 6; slice++) {
    const [a, b] = [await latencies(site.url, mine, READS), await latencies(baseline.url, its, READS)]
    // The first ones warm up.
    if (slice === 0) continue
    own.push(median(a))
    raw.push(median(b))
  }
  const [a, b] = [median(own), median(raw)]
  return atMost('讀一列的呼叫，一次一個', a / b, 2, '倍', `${a.toFixed(3)} 比 ${b.toFixed(3)} 毫秒`)
}
