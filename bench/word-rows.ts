import { setTimeout as sleep } from 'node:timers/promises'
import { type Baseline, record, type Script, type Statement, startBaseline } from './baseline.ts'
import { latencies, requestBytes } from './load.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'
import { type Asked, fillDictionary, fillLessons, LESSONS, statementsOf } from './words.ts'

const TURNS = 40
const ROUNDS = 4
const TYPISTS = 20
const PER_SECOND = 50
const TYPING_MS = 10_000
const EMPTY_CALL = '/api/my/id'

const searchPath = (keyword: string) => `/api/search?keyword=${encodeURIComponent(keyword)}&grade=first`
const wordPath = (word: string) => `/api/dictionary/word?word=${encodeURIComponent(word)}`
const suggestPath = (typed: string) => `/api/pinyin/suggest?dialect=hakka&pinyin=${encodeURIComponent(typed)}`

/** Search, lookup and suggestions with the whole dictionary and twenty thousand lessons. */
export async function wordRows(site: Site, chosen: Chosen): Promise<Row[]> {
  if (!['search', 'lookup', 'suggest'].some(chosen)) return []
  const source = await fillDictionary(site)
  const host = await socketOf(site)
  const asked = await fillLessons(host)
  const paths = [
    ...[...asked.short, ...asked.long, ...asked.pinyin].map(searchPath),
    ...asked.words.map(wordPath),
  ]
  const calls: NonNullable<Script['calls']> = {}
  for (const [at, line] of statementsOf(host, paths).entries()) {
    const statements: Statement[] = JSON.parse(line)
    const path = paths[at] ?? ''
    calls[path] = { host, statements, answer: await record(site.url, path, {}) }
  }
  const baseline = await startBaseline(site.folder, { recorded: {}, files: {}, calls })
  try {
    return await measured(chosen, {
      search: () => searchRows({ site, baseline }, asked),
      lookup: () => lookupRow({ site, baseline }, asked, source),
      suggest: () => suggestRow(site, asked, source),
    })
  } finally {
    await baseline.stop()
  }
}

interface Pair {
  site: Site
  baseline: Baseline
}

/** Milliseconds of one request, the median of some, the site and its baseline in turn; the first round warms up. */
async function inTurn(own: () => Promise<number>, its: () => Promise<number>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [await own(), await its()]
    if (round === 0) continue
    times[0].push(a)
    times[1].push(b)
  }
  return [median(times[0]), median(times[1])]
}

const latency = async (url: string, path: string) =>
  median(await latencies(url, requestBytes(url, path), TURNS))

/** What the database takes for a call, told by the baseline. */
async function sqlMs({ url }: Baseline, path: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn++) times.push(Number(await (await fetch(`${url}/ms${path}`)).text()))
  return median(times)
}

async function searchRows({ site, baseline }: Pair, asked: Asked): Promise<Row[]> {
  const [empty] = await inTurn(
    () => latency(site.url, EMPTY_CALL),
    async () => 0,
  )
  const sum = async (keywords: readonly string[]) => {
    const [mine, sql]: [number[], number[]] = [[], []]
    for (const path of keywords.map(searchPath)) {
      const [a, b] = await inTurn(
        () => latency(site.url, path),
        () => sqlMs(baseline, path),
      )
      mine.push(a)
      sql.push(b)
    }
    return { mine: mean(mine), sql: mean(sql) }
  }
  const [short, long, sound] = [await sum(asked.short), await sum(asked.long), await sum(asked.pinyin)]
  const all = {
    mine: mean([short.mine, long.mine, sound.mine]),
    sql: mean([short.sql, long.sql, sound.sql]),
  }
  return [
    atMost(
      `課程搜尋，${LESSONS.toLocaleString('en')} 課`,
      all.mine / (all.sql + empty),
      1.5,
      '倍',
      `${all.mine.toFixed(2)} 比 SQL ${all.sql.toFixed(2)} ＋空呼叫 ${empty.toFixed(2)} 毫秒`,
    ),
    atMost(
      '一、二字的關鍵字比更長的',
      short.mine / long.mine,
      1.5,
      '倍',
      `${short.mine.toFixed(2)} 比 ${long.mine.toFixed(2)} 毫秒；拼音 ${sound.mine.toFixed(2)}`,
    ),
  ]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, own) => sum + own, 0) / numbers.length

async function lookupRow({ site, baseline }: Pair, asked: Asked, source: string): Promise<Row> {
  const [mine, its]: [number[], number[]] = [[], []]
  for (const path of asked.words.map(wordPath)) {
    const [a, b] = await inTurn(
      () => latency(site.url, path),
      () => latency(baseline.url, path),
    )
    mine.push(a)
    its.push(b)
  }
  const [a, b] = [median(mine), median(its)]
  return atMost('查一個詞，一次一個', a / b, 2, '倍', `${a.toFixed(2)} 比 ${b.toFixed(2)} 毫秒；${source}`)
}

/** Twenty people type words letter by letter, fifty requests a second together. */
async function suggestRow(site: Site, asked: Asked, source: string): Promise<Row> {
  const p95s: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const times = (
      await Promise.all(Array.from({ length: TYPISTS }, (_, at) => typist(site, asked.typed, at)))
    ).flat()
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
    if (round > 0) p95s.push(p95)
  }
  const figures = `p95 ${p95s.map((own) => own.toFixed(1)).join('、')} 毫秒；${TYPISTS} 人，每秒 ${PER_SECOND} 次；${source}`
  return atMost('拼音建議的 p95', median(p95s), 30, '毫秒', figures)
}

async function typist(site: Site, words: readonly string[], seat: number): Promise<number[]> {
  const pause = (1_000 * TYPISTS) / PER_SECOND
  const prefixes = words
    .filter((_, at) => at % TYPISTS === seat)
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 2)))
  const times: number[] = []
  await sleep((pause * seat) / TYPISTS)
  const began = performance.now()
  for (let turn = 0; turn * pause < TYPING_MS; turn++) {
    await sleep(Math.max(0, began + turn * pause - performance.now()))
    const [ms = Number.NaN] = await latencies(
      site.url,
      requestBytes(site.url, suggestPath(prefixes[turn % prefixes.length] ?? 'a')),
      1,
    )
    times.push(ms)
  }
  return times
}
