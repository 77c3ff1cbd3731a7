import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './port.ts'
import { cpuMs, memoryMb } from './processes.ts'
import { type Measured, Phone } from './room-phone.ts'
import { processRows } from './room-processes.ts'
import { comeIn, each, openedRoom, p99, withDatabase } from './room-visit.ts'
import { atMost, type Chosen, measured, type Row } from './row.ts'
import type { Site } from './site.ts'

const PHONES = 1_000
const POSTS_A_SECOND = 20
const MEASURED_MS = 10_000
const ROOMS = 100
const CLASS = 30

/** Live rooms: a thousand phones in one, a school that comes in, and a room of two processes. */
export const roomRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    room: () => crowdRows(site),
    join: () => joinRow(site),
    'room-processes': () => processRows(site),
  })

/** Posts of phones in turn, twenty a second; how many were not taken. */
async function play(phones: readonly Phone[], at: string): Promise<number> {
  const posts: Promise<boolean>[] = []
  const count = (MEASURED_MS / 1000) * POSTS_A_SECOND
  for (let no = 0; no < count; no++) {
    const phone = phones[no % phones.length]
    if (phone) posts.push(phone.post(at, `第 ${no} 張`))
    await sleep(1000 / POSTS_A_SECOND)
  }
  return (await Promise.all(posts)).filter((ok) => !ok).length
}

async function crowdRows(site: Site): Promise<Row[]> {
  const room = await openedRoom(site)
  const before = memoryMb(site.pid)
  const cookies = await each(Array.from({ length: PHONES }), 16, () => comeIn(site.url, room.code))
  const took: Measured = { posts: [], states: [] }
  const entry = { room: room.room_id, as: 'pupil' }
  const phones = await each(cookies, 16, (cookie = '') => Phone.open(site.url, cookie, entry, took))
  await sleep(2000)
  const memory = ((memoryMb(site.pid) - before) * 1024) / PHONES
  took.states.length = 0
  const began = cpuMs(site.pid)
  const refused = await play(phones, room.at)
  const own = cpuMs(site.pid) - began
  const state = phones[0]?.lastState ?? ''
  for (const phone of phones) phone.close()
  const states = took.states.length / PHONES / (MEASURED_MS / 1000)
  const bare = await bareCpu(state, room.at)
  const said = `${PHONES} 支手機，每秒 ${states.toFixed(1)} 次 ${Buffer.byteLength(state)} B，${POSTS_A_SECOND} 張便利貼，${refused} 張沒收`
  return [
    atMost('一間 1,000 支手機的房間：CPU 比裸的 ws', own / bare, 3, '倍', `${own} 比 ${bare} 毫秒；${said}`),
    atMost('送出到寫進資料庫的回答，p99', p99(took.posts), 100, '毫秒', said),
    atMost('送到每一支手機，p99', p99(took.states), 100, '毫秒', said),
    atMost('一位參加者的記憶體', memory, 100, 'KB', said),
  ]
}

/** What the same bytes cost without anything: milliseconds of processor. */
async function bareCpu(state: string, at: string): Promise<number> {
  const port = await freePort()
  const script = new URL('raw-rooms.ts', import.meta.url).pathname
  const child = spawn('taskset', ['-c', '0', process.execPath, script, String(port), state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const took: Measured = { posts: [], states: [] }
  const url = `http://127.0.0.1:${port}`
  const phones = await each(Array.from({ length: PHONES }), 16, () => Phone.open(url, '', undefined, took))
  const began = cpuMs(child.pid ?? 0)
  await play(phones, at)
  const ms = cpuMs(child.pid ?? 0) - began
  for (const phone of phones) phone.close()
  child.kill()
  return ms
}

/** A school comes in: a hundred rooms, thirty phones each, from one address. */
async function joinRow(site: Site): Promise<Row> {
  const rooms = await withDatabase(site, async (client) => {
    const { rows } = await client.query<{ id: number; code: string }>(
      `insert into rooms (owner_id, code, title, dialect_id, expires_at)
       select (select id from users where username = 'teacher'), (300000000 + no)::text, 'bench', 1, now() + interval '1 day'
       from generate_series(1, ${ROOMS}) as no returning id, code`,
    )
    return rows
  })
  const comers = rooms.flatMap((room) => Array.from({ length: CLASS }, () => room))
  const took: Measured = { posts: [], states: [] }
  const began = performance.now()
  const busy = cpuMs(site.pid)
  let refused = 0
  const phones = await each(comers, 32, async ({ id, code }) => {
    const cookie = await comeIn(site.url, code)
    if (cookie === undefined) refused += 1
    return cookie === undefined
      ? undefined
      : Phone.open(site.url, cookie, { room: id, as: 'pupil' }, took).catch(() => {
          refused += 1
          return undefined
        })
  })
  const seconds = (performance.now() - began) / 1000
  for (const phone of phones) phone?.close()
  const share = Math.round(((cpuMs(site.pid) - busy) / seconds / 1000) * 100)
  const figures = `${comers.length} 支手機同一個位址，${refused} 支被擋；網站程序忙了 ${share}%`
  return atMost(
    `${ROOMS} 間房間各 ${CLASS} 支手機進來`,
    refused > 0 ? Number.NaN : seconds,
    10,
    '秒',
    figures,
  )
}
