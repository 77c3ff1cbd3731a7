import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { record, type Statement } from './baseline.ts'
import { latencies, requestBytes } from './load.ts'
import { renderedAnew } from './render-rows.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'
import { logIn } from './visitor.ts'

const PUPILS = 40
const ITEMS = 30
/** As many as a class has in a term, of so many things each. */
const ASSIGNMENTS = 30
const THINGS = 4
const FEW = 3
const TURNS = 100
const LIST_TURNS = 15
const WARM = 20

/** The report of a class of 40 with 30 things, each done twice by everybody. */
export const reportRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { report: () => rowsOf(site) })

async function rowsOf(site: Site): Promise<Row[]> {
  const host = await socketOf(site)
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    const { id, teacherId, classId } = await fillClass(client)
    const cookie = await logIn(site.url, 'teacher', site.passwords.teacher ?? '')
    // Before its tables are counted: of a young database the planner knows nothing.
    const list = await listRow(site, { client, cookie, classId, teacherId })
    await client.query('vacuum analyze attempts, assignments, assignment_items, class_members, users')
    const page = `/my/teaching-class/report?id=${id}`
    return [
      list,
      await callRow(site, { client, host, cookie, id, teacherId }),
      await sizeRow(site, cookie, page),
      ...(await renderedAnew(site, cookie, page, '作業報告')),
    ]
  } finally {
    await client.end()
  }
}

async function fillClass(client: Client): Promise<{ id: number; teacherId: number; classId: number }> {
  const one = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(text, values)
    return rows[0]?.id ?? 0
  }
  const teacherId = await one("select id from users where username = 'teacher'", [])
  const classId = await one(
    `insert into school_classes (code, invite_key, teacher_key, name, status, year_no)
     values ('BENCH9', 'bench-invite', 'bench-teacher', '五年三班', 1, 114) returning id`,
    [],
  )
  await client.query('insert into class_teachers (class_id, user_id, is_owner) values ($1, $2, true)', [
    classId,
    teacherId,
  ])
  await client.query(`
    insert into users (username, name) select 'bench-pupil-' || n, '學生' || n from generate_series(1, ${PUPILS}) n`)
  await client.query(`
    insert into class_members (class_id, user_id, via, asked_at, joined_at, seat_no)
    select ${classId}, id, 'code', now() - interval '60 days', now() - interval '60 days', substr(username, 13)::int
    from users where username like 'bench-pupil-%'`)
  const id = await one(
    `insert into assignments (class_id, made_by, source, source_id, title, mode, due_on, created_at)
     values ($1, $2, 'lesson', 1, '市場', 'practice', current_date - 2, now() - interval '9 days') returning id`,
    [classId, teacherId],
  )
  await client.query(`
    insert into assignment_items (assignment_id, no, thing, thing_id, title, url, parts)
    select ${id}, n, 'module', 1000000 + n, '配對：第 ' || n || ' 個活動', '/lesson', 6 from generate_series(1, ${ITEMS}) n`)
  // Scores of all kinds, a second try for each, some after the due day and some half done.
  await client.query(`
    insert into attempts (user_id, thing, thing_id, item, key, earned, total, used_ms, done_at)
    select users.id, 'module', 1000000 + n, case when (pupil + n) % 11 = 0 then 2 else 0 end,
      'bench-' || n || '-' || try, (pupil * 5 + n * 3 + try * 2) % 7, 6, 60000 + pupil * 1000,
      now() - interval '8 days' + try * interval '3 days' + n * interval '1 hour'
    from (select id, substr(username, 13)::int as pupil from users where username like 'bench-pupil-%') users,
      generate_series(1, ${ITEMS}) n, generate_series(1, 2) try
    where (pupil + n) % 9 > 0`)
  return { id, teacherId, classId }
}

/** The list of a class's assignments: many of them beside a few. */
async function listRow(
  site: Site,
  {
    client,
    cookie,
    classId,
    teacherId,
  }: { client: Client; cookie: string; classId: number; teacherId: number },
): Promise<Row> {
  const request = requestBytes(site.url, `/api/my/teaching-class/assignment/list?class_id=${classId}`, {
    Cookie: cookie,
  })
  const called = async () => median(await latencies(site.url, request, LIST_TURNS))
  await giveMore(client, { classId, teacherId, from: 1, to: FEW })
  const few = await called()
  await giveMore(client, { classId, teacherId, from: FEW + 1, to: ASSIGNMENTS })
  const many = await called()
  await client.query("delete from assignments where title like '列表%'")
  const times = ASSIGNMENTS / FEW
  return atMost(
    `作業列表，${PUPILS} 人 × ${ASSIGNMENTS} 份，比 ${FEW} 份`,
    many / few,
    times * 1.5,
    '倍',
    `${many.toFixed(1)} 比 ${few.toFixed(1)} 毫秒，${LIST_TURNS} 次的中位數；份數是 ${times} 倍`,
  )
}

/** More assignments, everything in them done by everybody. */
async function giveMore(
  client: Client,
  { classId, teacherId, from, to }: { classId: number; teacherId: number; from: number; to: number },
): Promise<void> {
  await client.query(`
    insert into assignments (class_id, made_by, source, source_id, title, mode, due_on, created_at)
    select ${classId}, ${teacherId}, 'lesson', 1, '列表' || n, 'practice', current_date + 2, now() - interval '9 days'
    from generate_series(${from}, ${to}) n`)
  await client.query(`
    insert into assignment_items (assignment_id, no, thing, thing_id, title, url, parts)
    select id, n, 'module', 2000000 + id * 100 + n, '配對：第 ' || n || ' 個活動', '/lesson', 6
    from assignments, generate_series(1, ${THINGS}) n
    where title like '列表%' and substr(title, 3)::int between ${from} and ${to}`)
  await client.query(`
    insert into attempts (user_id, thing, thing_id, item, key, earned, total, used_ms, done_at)
    select users.id, 'module', thing_id, 0, 'list-' || thing_id, 5, 6, 60000, now() - interval '3 days'
    from users, assignment_items join assignments on assignments.id = assignment_id
    where username like 'bench-pupil-%' and assignments.title like '列表%'
      and substr(assignments.title, 3)::int between ${from} and ${to}`)
}

interface Filled {
  client: Client
  host: string
  cookie: string
  id: number
  teacherId: number
}

/** The call beside the statements that it makes, in turn. */
async function callRow(site: Site, { client, host, cookie, id, teacherId }: Filled): Promise<Row> {
  const path = `/api/my/teaching-class/assignment/report?id=${id}`
  const program = fileURLToPath(new URL('../apps/server/src/testing/sql-of-calls.ts', import.meta.url))
  const url = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  const told = execFileSync(process.execPath, [program, url, path], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, SQL_AS: String(teacherId) },
  })
  const statements: Statement[] = JSON.parse(told)
  const request = requestBytes(site.url, path, { Cookie: cookie })
  const [own, sql]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS + WARM; turn++) {
    const began = performance.now()
    for (const [at, { text, values }] of statements.entries())
      await client.query({ name: `report-${at}`, text, values })
    const ms = performance.now() - began
    const called = await latencies(site.url, request, 1)
    if (turn < WARM) continue
    sql.push(ms)
    own.push(...called)
  }
  const [mine, its] = [median(own), median(sql)]
  return atMost(
    `作業報告的呼叫，${PUPILS} 人 × ${ITEMS} 個活動，比它的 SQL`,
    mine / its,
    2,
    '倍',
    `${mine.toFixed(2)} 比 ${its.toFixed(2)} 毫秒，${statements.length} 個查詢，${TURNS} 次輪流的中位數`,
  )
}

/** What its page weighs on its way. */
async function sizeRow(site: Site, cookie: string, path: string): Promise<Row> {
  const bytesWith = async (headers: Record<string, string>) =>
    Buffer.from((await record(site.url, path, { Cookie: cookie, ...headers })).body, 'base64').length
  const kilobytes = (await bytesWith({ 'Accept-Encoding': 'br' })) / 1024
  return atMost(
    `作業報告的頁面，${PUPILS} 人 × ${ITEMS} 個活動（br）`,
    kilobytes,
    100,
    'KB',
    `未壓縮 ${Math.round((await bytesWith({})) / 1024)} KB`,
  )
}
