import { setTimeout as sleep } from 'node:timers/promises'
import { dig, list, Visitor } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { PlayLedger } from './play-ledger.ts'
import { KINDS, Pupil, readyAt } from './plays.ts'

export interface Work {
  url: string
  username: string
  password: string
  /** Every module of the site. */
  modules: readonly { lesson_id: number; no: number; id: number; version_id: number; type: string }[]
  ledger: Ledger
  isOver(): boolean
}

/** A breath between writes: the point is to be killed in the middle, not to wear the machine out. */
const BREATH_MS = 40
/** The server takes 300 logins a minute of one address: all roles of all writers together stay well below. */
const LOGIN_MS = 2_500
/** The server takes one punch a second of one user. */
const PUNCH_MS = 1_100

async function logIn({ url, username, password }: Work): Promise<Visitor | undefined> {
  const visitor = new Visitor(url)
  const answer = await visitor.post('/api/login', { username, password })
  return answer?.status === 200 ? visitor : undefined
}

export async function stayLoggedIn(work: Work): Promise<Visitor | undefined> {
  while (!work.isOver()) {
    const visitor = await logIn(work)
    if (visitor) return visitor
    await sleep(200)
  }
  return undefined
}

/** Logs in and, every other time, out again. */
export async function writeLogins(work: Work): Promise<void> {
  const { ledger } = work
  for (let turn = 0; !work.isOver(); turn++) {
    const visitor = await logIn(work)
    if (visitor) {
      ledger.count += 1
      ledger.open.add(visitor)
      if (turn % 2 === 0) await logOut(visitor, ledger)
    }
    await sleep(LOGIN_MS)
  }
}

async function logOut(visitor: Visitor, ledger: Ledger): Promise<void> {
  const { cookie } = visitor
  // From here on the session may be either: only an answer says which.
  ledger.open.delete(visitor)
  const answer = await visitor.post('/api/logout', {})
  if (answer?.status !== 204) return
  ledger.count += 1
  ledger.closed.add(cookie)
}

/** Finishes module after module. */
export async function writeProgress(work: Work): Promise<void> {
  const visitor = await stayLoggedIn(work)
  for (const { lesson_id, no, id, version_id } of work.modules) {
    if (work.isOver() || !visitor) return
    const attempt = { key: `module-${id}`, thing: 'module', thing_id: id, version_id, answer: null }
    const answer = await visitor.post('/api/my/attempts', { attempts: [attempt] })
    if (answer?.status === 200 && dig(list(dig(answer.body, 'data', 'attempts'))[0], 'status') === 'kept') {
      work.ledger.count += 1
      work.ledger.progress.add(`${work.username}/${lesson_id}/${no}`)
    }
    await sleep(BREATH_MS)
  }
}

/** Punches as a page does, only oftener. */
export async function writePunches(work: Work): Promise<void> {
  const visitor = await stayLoggedIn(work)
  let recorder_id: unknown
  while (!work.isOver() && visitor) {
    const answer = await visitor.post('/api/study_history/punch', {
      page_code: 'lesson',
      lesson_no: 1,
      recorder_id,
    })
    const [id, begin_at, end_at] = ['id', 'begin_at', 'end_at'].map((key) =>
      dig(answer?.body, 'recorder', key),
    )
    if (answer?.status === 200 && typeof id === 'number') {
      work.ledger.count += 1
      work.ledger.recorders.set(id, { begin_at: String(begin_at), end_at: String(end_at) })
      recorder_id = id
    }
    await sleep(PUNCH_MS)
  }
}

/** Plays one game after the other, and sends each part of a play until it is taken. */
export async function writePlays(work: Work, ledger: PlayLedger, players: Visitor[]): Promise<void> {
  const visitor = await stayLoggedIn(work)
  let pupil: Pupil | undefined
  while (visitor && !work.isOver() && !pupil) {
    pupil = await Pupil.join(visitor, ledger)
    if (!pupil) await sleep(200)
  }
  if (!pupil) return
  players.push(pupil.visitor)
  for (let turn = 0; !work.isOver(); turn++) {
    const kind = KINDS[turn % KINDS.length]
    const dealt = kind && (await pupil.deal(kind))
    for (const part of dealt?.parts ?? []) {
      while (dealt && !work.isOver() && Date.now() < readyAt(dealt, part)) await sleep(BREATH_MS)
      while (dealt && !work.isOver() && !(await pupil.send(dealt, part))) await sleep(BREATH_MS)
    }
    await sleep(BREATH_MS)
  }
}
