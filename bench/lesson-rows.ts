import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Statement } from './baseline.ts'
import { latencies, requestBytes } from './load.ts'
import { publishRow } from './publish-row.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'
import { logIn } from './visitor.ts'

const LESSONS = 20_000
const TURNS = 60
const WARM = 15
const BAR = 1.5

const PATHS = [
  '/api/admin/lessons',
  '/api/admin/lessons?page=200',
  '/api/admin/lessons?dialect_id=3&state=changed',
  `/api/admin/lessons?keyword=${encodeURIComponent('課名 123')}`,
]

/** How soon others see what is published; the desk's list of lessons, with twenty thousand of them, beside the statements that it makes. */
export const lessonRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { publish: () => publishRow(site), lessons: () => listRow(site) })

async function listRow(site: Site): Promise<Row> {
  const host = await socketOf(site)
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    await fill(client)
    const { rows } = await client.query<{ id: number }>("select id from users where username = 'admin'")
    const statements = statementsOf(host, rows[0]?.id ?? 0)
    const cookie = await logIn(site.url, 'admin', site.passwords.admin ?? '')
    const [own, sql]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < TURNS + WARM; turn++) {
      for (const [at, path] of PATHS.entries()) {
        const ms = await sqlMs(client, at, statements[at] ?? [])
        const called = await latencies(site.url, requestBytes(site.url, path, { Cookie: cookie }), 1)
        if (turn < WARM) continue
        sql.push(ms)
        own.push(...called)
      }
    }
    const [mine, its] = [median(own), median(sql)]
    return atMost(
      `後台的課程列表，${LESSONS} 課，比它的 SQL`,
      mine / its,
      BAR,
      '倍',
      `${mine.toFixed(2)} 比 ${its.toFixed(2)} 毫秒，${PATHS.length} 種問法各 ${TURNS} 次輪流的中位數`,
    )
  } finally {
    await client.end()
  }
}

/** Those of one step at once, as the site asks them: over one connection they wait for one another. */
async function sqlMs(client: Client, path: number, statements: readonly Statement[]): Promise<number> {
  const began = performance.now()
  for (const [at, { text, values }] of statements.entries())
    await client.query({ name: `lessons-${path}-${at}`, text, values })
  return performance.now() - began
}

function statementsOf(host: string, userId: number): Statement[][] {
  const program = fileURLToPath(new URL('../apps/server/src/testing/sql-of-calls.ts', import.meta.url))
  const url = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  const told = execFileSync(process.execPath, [program, url, ...PATHS], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, SQL_AS: String(userId) },
  })
  return told
    .trim()
    .split('\n')
    .map((line): Statement[] => JSON.parse(line))
}

/** Lessons of four modules each, one in fifty with a draft of its own and of a module. */
async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into lessons (step_no, semester_no, type_no, dialect_id, no, title, title_pinyin, title_chinese, official_name)
    select 1 + n % 12, 1 + n / 12 % 2, 1 + n / 24 % 2, 1 + n / 48 % 6, 5000 + n / 288, '課名 ' || n, 'ko55 miang11',
      '課 ' || n, 'bench ' || n
    from generate_series(1, ${LESSONS}) n`)
  await client.query(`
    insert into modules (uid, lesson_id, activity_no, no)
    select 'bench-' || id || '-' || n, id, 1, n from lessons, generate_series(1, 4) n where official_name like 'bench %'`)
  await client.query(`
    with made as (
      insert into module_versions (module_id, type, schema_version, name, content, published_at)
      select id, 'text', 1, '說明', '{"content":"<p>說明</p>"}', now() from modules where uid like 'bench-%'
      returning id, module_id)
    update modules set published_version_id = made.id from made where made.module_id = modules.id`)
  await client.query(`
    insert into module_versions (module_id, type, schema_version, name, content, saved_at)
    select id, 'text', 1, '說明', '{"content":"<p>改過</p>"}', now() from modules
    where uid like 'bench-%' and no = 1 and lesson_id % 50 = 0`)
  await client.query(`
    insert into lesson_drafts (lesson_id, content, saved_at)
    select l.id, json_build_object('title', json_build_object('hakka', title, 'pinyin', title_pinyin, 'chinese',
        title_chinese), 'official_name', official_name, 'thumbnail', null, 'student_book', null, 'teacher_book', null,
        'activities', json_build_array(
          json_build_object('steps', '[]'::json, 'modules', (select json_agg(m.id order by m.no) from modules m
            where m.lesson_id = l.id)),
          json_build_object('steps', '[]'::json, 'modules', '[]'::json),
          json_build_object('steps', '[]'::json, 'modules', '[]'::json))), now()
    from lessons l where official_name like 'bench %' and l.id % 50 = 0`)
  await client.query('analyze')
}
