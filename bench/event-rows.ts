import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Statement } from './baseline.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'

/** Results of one event, and how many they are compared with. */
const MANY = 1_000_000
const FEW = 10_000
const TURNS = 100
const WARM = 20
/** Results one after the other. */
const RESULTS = 100
/** Players who finish at once. */
const AT_ONCE = 200
/** Longer than the quickest play of game 4 takes. */
const PLAY_MS = 6_000
const FLIP_MS = 130

/** Rankings of a large event, and results as they come in. */
export const eventRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    rank: () => rankRows(site),
    results: () => resultRows(site),
  })

interface Recorded extends Statement {
  id?: unknown
}

/** What the server's own program tells, a line each. */
function linesOf<Line>(host: string, ...given: readonly string[]): Line[] {
  const program = fileURLToPath(new URL('../apps/server/src/testing/sql-of-plays.ts', import.meta.url))
  const url = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  const out = execFileSync(process.execPath, [program, url, ...given], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return out
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
}

/** How scores and times of an event are, by the player's number. */
const KINDS = {
  散開的分數和時間: ['(n * 7 % 11) * 10', '12000 + n * 37 % 600000'],
  '同一個分數、同一個時間': ['100', '180000'],
  '同一個分數、時間各差一毫秒': ['100', '12000 + n'],
} as const

async function onDatabase<T>(host: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function newEvent(client: Client, title: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into events (title, begin_at, end_at, event_game_id, needs_email)
     values ($1, now() - interval '1 hour', now() + interval '1 day', 4, false) returning id`,
    [title],
  )
  return rows[0]?.id ?? 0
}

/** As a restore does it: rows are laid in with their counts, and nothing is asked of them one by one. */
async function fillPlayers(client: Client): Promise<void> {
  await client.query(`
    insert into users (username, name) select 'bench-player-' || n, '玩家' || n from generate_series(1, ${MANY}) n`)
}

async function fillEvent(
  client: Client,
  { title, players, figures }: { title: string; players: number; figures: readonly [string, string] },
): Promise<number> {
  const id = await newEvent(client, title)
  const [score, time] = figures
  const from = `(select id as user_id, substr(username, 14)::int as n from users where username like 'bench-player-%') own
    where n <= ${players}`
  await client.query(`
    insert into game_results (uuid, play_id, event_id, game_id, dialect_id, user_id, actor, seed, rules_version,
      quiz_data, body_hash, score, used_time, claimed_score, claimed_time, elapsed, is_final, flagged, started_at, created_at)
    select gen_random_uuid(), 'bench-${id}-' || n, ${id}, 4, 1, user_id, '', '', 1, '{}', '', ${score}, ${time}, 0, 0, 0,
      true, false, now(), now() from ${from}`)
  await client.query(`
    insert into game_bests (event_id, user_id, score, used_time, sign_up_no, result_id)
    select event_id, user_id, score, used_time, substr(play_id, ${`bench-${id}-`.length + 1})::bigint, id
    from game_results where event_id = ${id}`)
  await client.query(`
    insert into rank_counts (event_id, grain, score, band, sign_up, players)
    select event_id, grain, score, used_time >> time_shift, (sign_up_no >> no_shift)::int, count(*)
    from game_bests, (values (0, 31, 62), (1, 12, 62), (2, 6, 62), (3, 0, 12), (4, 0, 6)) grains (grain, time_shift, no_shift)
    where event_id = ${id} group by 1, 2, 3, 4, 5`)
  return id
}

/** Places of a ranking: the first, in the midst, the last. */
async function placesOf(client: Client, id: number, players: number): Promise<string[]> {
  const places: string[] = []
  for (const part of [0, 0.37, 0.5, 0.999_999]) {
    const { rows } = await client.query<{ user_id: number }>(
      `select user_id from game_bests where event_id = $1
       order by score desc nulls first, used_time, sign_up_no limit 1 offset $2`,
      [id, Math.floor(part * players)],
    )
    places.push(`${id}/${rows[0]?.user_id}`)
  }
  return places
}

async function rankRows(site: Site): Promise<Row[]> {
  const host = await socketOf(site)
  return onDatabase(host, async (client) => {
    await client.query("set session_replication_role = 'replica'")
    await fillPlayers(client)
    const asked: { kind: string; players: number; places: string[] }[] = []
    for (const [kind, figures] of Object.entries(KINDS)) {
      for (const players of [FEW, MANY]) {
        const id = await fillEvent(client, { title: `${kind} ${players}`, players, figures })
        asked.push({ kind, players, places: await placesOf(client, id, players) })
      }
    }
    await client.query("set session_replication_role = 'origin'")
    await client.query('vacuum analyze users, game_results, game_bests, rank_counts')
    const looks = linesOf<{ statements: Statement[] }>(host, 'rank', ...asked.flatMap(({ places }) => places))
    const times = looks.map((): number[] => [])
    // In turn, so that whatever else the machine does falls on all of them.
    for (let turn = 0; turn < TURNS + WARM; turn++) {
      for (const [at, { statements }] of looks.entries()) {
        const ms = await timed(client, statements)
        if (turn >= WARM) times[at]?.push(ms)
      }
    }
    const inside: number[] = []
    for (const { statements } of looks) inside.push(await executed(client, statements))
    let at = 0
    const worst = asked.map(({ kind, players, places }) => {
      const own = times.slice(at, at + places.length).map(median)
      at += places.length
      const least = times
        .slice(at - places.length, at)
        .map((all) => all.toSorted((a, b) => a - b)[TURNS / 10] ?? 0)
      return { kind, players, ms: Math.max(...own), least: Math.max(...least) }
    })
    const many = worst.filter(({ players }) => players === MANY)
    const ratios = many.map(({ kind, ms }) => {
      const few = worst.find((own) => own.kind === kind && own.players === FEW)?.ms ?? Number.NaN
      return { kind, value: ms / few, figures: `${kind} ${ms.toFixed(2)} 比 ${few.toFixed(2)}` }
    })
    return [
      atMost(
        '自己的名次和前十名，一個活動 10⁶ 筆，SQL',
        Math.max(...many.map(({ ms }) => ms)),
        1,
        '毫秒',
        `前、中、後的名次各 ${TURNS} 次的中位數，含來回；在 PostgreSQL 裡 ${Math.max(...inside).toFixed(2)}；最快的一成 ${Math.max(...many.map(({ least }) => least)).toFixed(2)}`,
      ),
      atMost(
        '同上，比 10⁴ 筆',
        Math.max(...ratios.map(({ value }) => value)),
        1.5,
        '倍',
        `${ratios.map(({ figures }) => figures).join('；')} 毫秒`,
      ),
    ]
  })
}

/** Milliseconds of some statements one after the other, each planned once, as the site has them. */
async function timed(client: Client, statements: readonly Statement[]): Promise<number> {
  const began = performance.now()
  for (const { text, values } of statements) await client.query({ name: nameOf(text), text, values })
  return performance.now() - began
}

/** Of the same statements the median that PostgreSQL itself took, in milliseconds: without their way there and back. */
async function executed(client: Client, statements: readonly Statement[]): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM; turn++) {
    let sum = 0
    for (const { text, values } of statements) {
      const given = values
        .map((own) => (own === null ? 'null' : client.escapeLiteral(String(own))))
        .join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
        `explain (analyze, timing off, format json) execute ${client.escapeIdentifier(nameOf(text))}(${given})`,
      )
      const [own] = rows[0]?.['QUERY PLAN'] ?? []
      sum += (own?.['Planning Time'] ?? Number.NaN) + (own?.['Execution Time'] ?? Number.NaN)
    }
    times.push(sum)
  }
  return median(times)
}

interface Explained {
  'Planning Time': number
  'Execution Time': number
}

const names = new Map<string, string>()

/** A statement has one name, whatever is asked by it. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `look-${names.size}`
  names.set(text, name)
  return name
}

interface Pupil {
  cookie: string
  statements: Recorded[]
}

async function resultRows(site: Site): Promise<Row[]> {
  const host = await socketOf(site)
  return onDatabase(host, async (client) => {
    const eventId = await newEvent(client, '同時交成績')
    // Far from all other numbers of a statement: those of rows that are written anew are exchanged.
    await client.query("select setval(pg_get_serial_sequence('game_results', 'id'), 100000000)")
    const pupils = linesOf<Pupil>(host, String(eventId), String(RESULTS * 2 + AT_ONCE))
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const [bare, called, together] = [
      pupils.slice(0, RESULTS),
      pupils.slice(RESULTS, RESULTS * 2),
      pupils.slice(RESULTS * 2),
    ]
    const plays = await dealt(site, agent, eventId, called)
    await sleep(PLAY_MS)
    const [own, sql]: [number[], number[]] = [[], []]
    for (const [at, play] of plays.entries()) {
      sql.push(await replayed(client, bare[at]?.statements ?? []))
      own.push((await sent(site, agent, play)).ms)
    }
    const [mine, its] = [median(own), median(sql)]

    const last = await dealt(site, agent, eventId, together)
    await sleep(PLAY_MS)
    const answers = await Promise.all(last.map((play) => sent(site, agent, play)))
    agent.destroy()
    const ranked = answers.filter((answer) => answer.ranked).length
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
    const { rows } = await client.query<{ players: string }>(
      'select sum(players) as players from rank_counts where event_id = $1 and grain = 0',
      [eventId],
    )
    if (ranked !== AT_ONCE || Number(rows[0]?.players) !== pupils.length)
      throw new Error(`${AT_ONCE} 人中排上 ${ranked} 人，排行榜有 ${rows[0]?.players} 人`)
    return [
      atMost(
        '送出成績的呼叫，比它的 SQL',
        mine / its,
        2,
        '倍',
        `${mine.toFixed(2)} 比 ${its.toFixed(2)} 毫秒，${RESULTS} 次輪流`,
      ),
      atMost(
        `${AT_ONCE} 人同時送出成績，全部排上，p99`,
        p99 / 1000,
        1,
        '秒',
        `一起送出；中位數 ${Math.round(median(times))}、最久 ${Math.round(times.at(-1) ?? 0)} 毫秒`,
      ),
    ]
  })
}

/** Makes a result's statements again, as they are, but for the number of the row that they write. */
async function replayed(client: Client, statements: readonly Recorded[]): Promise<number> {
  const ids = new Map<string, unknown>()
  const began = performance.now()
  for (const { text, values, id } of statements) {
    const now = values.map((value) => (ids.has(String(value)) ? ids.get(String(value)) : value))
    const { rows } = await client.query({ text, values: now })
    if (id !== undefined) ids.set(String(id), rows[0]?.id)
  }
  return performance.now() - began
}

interface Sendable {
  cookie: string
  token: string
  body: string
}

/** A play of each pupil, with the quickest log there is. */
async function dealt(
  site: Site,
  agent: Agent,
  eventId: number,
  pupils: readonly Pupil[],
): Promise<Sendable[]> {
  const plays: Sendable[] = []
  for (const { cookie } of pupils) {
    const csrf = await call(site, agent, '/api/csrf', cookie)
    const { text } = await call(site, agent, `/api/event/game?id=4&d=1&event_id=${eventId}`, cookie)
    const { data }: { data: { game: { deal: Deal; play: { token: string } } } } = JSON.parse(text)
    const { deal, play } = data.game
    plays.push({
      cookie,
      token: JSON.parse(csrf.text).data.token,
      body: JSON.stringify({
        event_id: eventId,
        dialect_id: 1,
        token: play.token,
        score: 100,
        ...quickest(deal),
      }),
    })
  }
  return plays
}

interface Deal {
  levels: { quest: number }[][]
}

/** Window by window, kind by kind. */
function quickest({ levels }: Deal) {
  let now = 0
  let used_time = 0
  const flips = levels.flatMap((cards, level) => {
    const first = now + FLIP_MS
    const ordered = [...cards.keys()].toSorted((a, b) => (cards[a]?.quest ?? 0) - (cards[b]?.quest ?? 0))
    const own = ordered.map((window) => {
      now += FLIP_MS
      return [level + 1, window, now]
    })
    used_time += now - first
    return own
  })
  return { used_time, quiz_data: { flips } }
}

async function sent(site: Site, agent: Agent, { cookie, token, body }: Sendable) {
  const began = performance.now()
  const { text } = await call(site, agent, '/api/event/result', cookie, { token, body })
  const ms = performance.now() - began
  const { ranked }: { ranked: boolean } = JSON.parse(text)
  return { ms, ranked }
}

/** One call as a browser that is logged in. @throws Error for any other answer than 200 */
function call(
  { url }: Site,
  agent: Agent,
  path: string,
  cookie: string,
  post?: { token: string; body: string },
): Promise<{ text: string }> {
  const headers = {
    Cookie: cookie,
    ...(post && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(post.body),
      'X-CSRF-TOKEN': post.token,
    }),
  }
  return new Promise((done, fail) => {
    const asked = request(`${url}${path}`, { agent, method: post ? 'POST' : 'GET', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (answer.statusCode === 200) done({ text })
        else fail(new Error(`${path} 回 ${answer.statusCode} ${text.slice(0, 200)}`))
      })
    })
    asked.on('error', fail)
    asked.end(post?.body)
  })
}
