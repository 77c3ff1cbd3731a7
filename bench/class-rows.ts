import { Agent, request } from 'node:http'
import { Client } from 'pg'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'
import { logIn } from './visitor.ts'

/** A school as it is given: pupils, classes, and that each teacher has two of these. */
interface School {
  name: string
  pupils: number
  classes: number
}
const SMALL: School = { name: 'bench-small', pupils: 50, classes: 2 }
const LARGE: School = { name: 'bench-large', pupils: 2000, classes: 60 }
const TAUGHT = 2
/** Of each class, of so many things each. */
const ASSIGNMENTS = 5
const THINGS = 4
const TURNS = 200
const WARM = 30
const BAR = 1.5

/** Lists of a teacher and of a pupil, in a large school beside a small one. */
export const classRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { classes: () => listRows(site) })

async function listRows(site: Site): Promise<Row> {
  const client = new Client({ host: await socketOf(site), user: 'hakka', database: 'hakka' })
  await client.connect()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const [teacher, student] = [
      await logIn(site.url, 'teacher', site.passwords.teacher ?? ''),
      await logIn(site.url, 'student', site.passwords.student ?? ''),
    ]
    const few = await timesIn(SMALL)
    const many = await timesIn(LARGE)
    const ratios = Object.entries(few).map(([list, ms]) => {
      const other = many[list] ?? Number.NaN
      return { ratio: other / ms, figures: `${list} ${other.toFixed(2)} 比 ${ms.toFixed(2)}` }
    })
    return atMost(
      `班級的清單，學校 ${LARGE.pupils} 人 ${LARGE.classes} 班，比 ${SMALL.pupils} 人`,
      Math.max(...ratios.map(({ ratio }) => ratio)),
      BAR,
      '倍',
      `${ratios.map(({ figures }) => figures).join('；')} 毫秒，各 ${TURNS} 次的中位數`,
    )

    /** Milliseconds of each list, asked in turn, as the demo's teacher and pupil of one class of the school. */
    async function timesIn(school: School): Promise<Record<string, number>> {
      const classId = await fill(client, school)
      const lists = {
        教學班級: ['/api/my/teaching-class/list', teacher],
        學生: [`/api/my/teaching-class/student/list?class_id=${classId}`, teacher],
        活動排名: [`/api/my/teaching-class/events?class_id=${classId}`, teacher],
        作業: [`/api/my/teaching-class/assignment/list?class_id=${classId}`, teacher],
        快到期的作業: ['/api/my/teaching-class/assignment/due', teacher],
        競賽: ['/api/my/teaching-class/competitions', teacher],
        教師首頁: ['/api/my/dashboard', teacher],
        通知: ['/api/my/notifications', teacher],
        我的班級: ['/api/my/learning-class/list', student],
        我的作業: ['/api/my/learning-class/assignment/list', student],
        我的競賽: ['/api/my/learning-class/competitions', student],
        班上的活動: [`/api/my/learning-class/events?class_id=${classId}`, student],
        學習歷程: ['/api/my/study-history', student],
        學生首頁: ['/api/my/dashboard', student],
      } as const
      const times = new Map<string, number[]>()
      for (let turn = 0; turn < TURNS + WARM; turn++) {
        for (const [list, [path, cookie]] of Object.entries(lists)) {
          const ms = await timed(`${site.url}${path}`, agent, cookie)
          if (turn >= WARM) times.set(list, [...(times.get(list) ?? []), ms])
        }
      }
      return Object.fromEntries([...times].map(([list, own]) => [list, median(own)]))
    }
  } finally {
    agent.destroy()
    await client.end()
  }
}

/** Makes a school, whose first classes are those of the demo's teacher from now on. @returns the first of them */
async function fill(client: Client, { name, pupils, classes }: School): Promise<number> {
  const teachers = classes / TAUGHT
  await client.query(`
    insert into users (username, name, is_student) select '${name}-pupil-' || n, '學生' || n, true
    from generate_series(1, ${pupils}) n`)
  await client.query(`
    insert into users (username, name) select '${name}-teacher-' || n, '老師' || n
    from generate_series(1, ${teachers}) n`)
  await client.query(`
    insert into school_classes (code, invite_key, teacher_key, name, status, year_no)
    select '${name}' || n, '${name}-invite-' || n, '${name}-teacher-' || n, '班' || n, 1, 115
    from generate_series(1, ${classes}) n`)
  const own = `(select id, substr(code, ${name.length + 1})::int as n from school_classes where code like '${name}%') own`
  await client.query(`
    insert into class_members (class_id, user_id, seat_no, via, asked_at, joined_at)
    select own.id, users.id, substr(username, ${`${name}-pupil-`.length + 1})::int / ${classes} % 99 + 1, 'account',
      now() - interval '30 days', now() - interval '30 days'
    from users join ${own} on own.n = substr(username, ${`${name}-pupil-`.length + 1})::int % ${classes} + 1
    where username like '${name}-pupil-%'`)
  // What the planner knows of these tables is from before the school.
  await client.query('analyze users, school_classes, class_members')
  await client.query(`
    insert into class_accounts (user_id, class_id, pin_set_at)
    select user_id, class_id, now() from class_members join ${own} on own.id = class_id`)
  await client.query(`
    insert into study_days (user_id, day, area, key, credit_ms)
    select user_id, current_date - day, 'lesson', 'bench', 60000
    from class_members join ${own} on own.id = class_id, generate_series(0, 9) day`)
  await client.query(`
    insert into class_teachers (class_id, user_id, is_owner)
    select own.id, users.id, true from ${own}
    join users on username = '${name}-teacher-' || ((own.n - 1) / ${TAUGHT} + 1)`)
  // What the first teacher has is the demo's teacher's, who teaches nothing else.
  await client.query(
    `delete from class_teachers where user_id = (select id from users where username = 'teacher')`,
  )
  await client.query(`
    update class_teachers set user_id = (select id from users where username = 'teacher')
    where user_id = (select id from users where username = '${name}-teacher-1')`)
  await client.query(`
    insert into notifications (user_id, kind, key, title, url, class_id, about_id, created_at)
    select class_teachers.user_id, 'joined', '${name}-' || class_members.id, '學生加入了班級', '/my/teaching-class',
      class_members.class_id, class_members.user_id, now()
    from class_members join ${own} on own.id = class_id join class_teachers on class_teachers.class_id = own.id`)
  const { rows } = await client.query<{ id: number }>(`select id from ${own} where n = 1`)
  const classId = rows[0]?.id ?? 0
  await client.query(
    `delete from class_members where user_id = (select id from users where username = 'student')`,
  )
  await client.query(`
    insert into class_members (class_id, user_id, via, asked_at, joined_at)
    select ${classId}, id, 'link', now(), now() from users where username = 'student'`)
  // Somebody of every class plays an event of the demo.
  await client.query(`
    with event as (select id, event_game_id from events where begin_at < now() and end_at > now() and not is_practice limit 1),
    signed as (
      insert into event_registrations (event_id, user_id, status)
      select event.id, user_id, 1 from event, class_members join ${own} on own.id = class_id
      where seat_no % 3 = 0 returning event_id, user_id)
    insert into game_results (uuid, play_id, event_id, game_id, dialect_id, user_id, actor, seed, rules_version, quiz_data,
      body_hash, score, used_time, claimed_score, claimed_time, elapsed, is_final, flagged, started_at, created_at)
    select gen_random_uuid(), '${name}-' || user_id || '-' || play, event_id, event_game_id, 1, user_id, '', '', 1, '{}', '',
      50, 60000 + user_id, 0, 0, 0, true, false, now(), now()
    from signed join event on true, generate_series(1, 3) play`)
  await giveWork(client, own)
  await client.query('analyze')
  return classId
}

/**
 * Homework of each class, done by its pupils; and each two classes play against each other.
 * @param own the classes of the school, with their numbers
 */
async function giveWork(client: Client, own: string): Promise<void> {
  await client.query(`
    insert into assignments (class_id, made_by, source, source_id, title, mode, due_on, created_at)
    select own.id, user_id, 'lesson', 1, '作業' || given, 'practice', current_date + given - 2, now() - interval '9 days'
    from ${own} join class_teachers on class_id = own.id and is_owner, generate_series(1, ${ASSIGNMENTS}) given`)
  const given = `(select assignments.id, assignments.class_id from assignments join ${own} on own.id = class_id) given`
  await client.query(`
    insert into assignment_items (assignment_id, no, thing, thing_id, title, url, parts)
    select given.id, n, 'module', 3000000 + given.id * 10 + n, '活動' || n, '/lesson', 6
    from ${given}, generate_series(1, ${THINGS}) n`)
  await client.query(`
    insert into attempts (user_id, thing, thing_id, item, key, earned, total, used_ms, done_at)
    select user_id, 'module', thing_id, 0, 'bench-' || thing_id, 5, 6, 60000, now() - interval '3 days'
    from assignment_items join ${given} on given.id = assignment_id
    join class_members on class_members.class_id = given.class_id`)
  await client.query(`
    with pair as (
      select row_number() over (order by home.n) as no, home.id as home, away.id as away
      from ${own.replace(/own$/, 'home')} join ${own.replace(/own$/, 'away')} on away.n = home.n + 1 where home.n % 2 = 1),
    played as (
      insert into events (title, begin_at, end_at, event_game_id, needs_email, is_competition)
      select '班級競賽', now() - interval '1 day', now() + interval '1 day', 1, false, true from pair returning id)
    insert into competitions (event_id, home_class_id, away_class_id, home_name, away_name, home_flag, away_flag,
      condition_id, agree_status)
    select numbered.id, home, away, '主隊', '客隊', 1, 2, 1, 1
    from pair join (select id, row_number() over () as no from played) numbered on numbered.no = pair.no`)
}

/** @throws Error for any other answer than 200 */
function timed(url: string, agent: Agent, cookie: string): Promise<number> {
  const began = performance.now()
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers: { Cookie: cookie } }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) done(performance.now() - began)
        else fail(new Error(`${url} 回 ${answer.statusCode}`))
      })
    })
    asked.on('error', fail)
    asked.end()
  })
}
