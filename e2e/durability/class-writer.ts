import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cast, numberIn, type Taught, until } from './class-cast.ts'
import { doHomework, sitTest } from './class-homework.ts'
import type { ClassLedger } from './class-ledger.ts'
import { newPin } from './class-pins.ts'
import { dig, list, type Visitor } from './client.ts'
import type { Work } from './writers.ts'
import { stayLoggedIn } from './writers.ts'

const BREATH_MS = 100

/**
 * A pupil joins, is let in, is given something and hands it in, sits a test, and leaves; two classes of the teacher play
 * against each other or do not; a card gets new PINs. Each part is sent until it is acknowledged, as a hand on a page does it: under one key it must be there once.
 */
export async function writeClasses(work: Work, of: Work, ledger: ClassLedger): Promise<void> {
  const [teacher, pupil] = [await stayLoggedIn(work), await stayLoggedIn(of)]
  if (!teacher || !pupil) return
  const [home, away] = [await anyClass(work, teacher, ledger), await anyClass(work, teacher, ledger)]
  if (!home || !away) return
  ledger.joined = { classId: home.id, username: of.username }
  const cast = { teacher, pupil, home, away, work, ledger }
  for (let turn = 0; !work.isOver(); turn++) {
    const memberId = await join(cast)
    if (memberId !== undefined) {
      await doHomework(cast, memberId)
      await sitTest(cast)
      await play(cast, turn % 2 === 0 ? 'accepted' : 'rejected')
      await leave(cast, memberId)
    }
    await newPin(cast)
    await sleep(BREATH_MS)
  }
}

/** What was refused in the middle of a kill is another class at the next try. */
async function anyClass(work: Work, teacher: Visitor, ledger: ClassLedger): Promise<Taught | undefined> {
  while (!work.isOver()) {
    const made = await newClass(work, teacher, ledger)
    if (made) return made
    await sleep(BREATH_MS)
  }
  return undefined
}

async function newClass(work: Work, teacher: Visitor, ledger: ClassLedger): Promise<Taught | undefined> {
  const key = randomUUID()
  const schools = await until({ work }, () => teacher.get('/api/schools'))
  const [school] = list(dig(schools?.body, 'data'))
  const fields = { school_id: dig(school, 'id'), status: 1, name: `斷電 ${key}`, form_key: key }
  const id = numberIn(
    await until({ work }, () => teacher.post('/api/my/teaching-class', fields)),
    'data',
    'id',
  )
  if (id === undefined) return undefined
  ledger.classes.add(fields.name)
  const invitation = await until({ work }, () => teacher.get(`/api/my/teaching-class/invite?class_id=${id}`))
  return { id, code: String(dig(invitation?.body, 'data', 'code')) }
}

/** By the code, and let in by the teacher. @returns the stay */
async function join(cast: Cast): Promise<number | undefined> {
  const { teacher, pupil, home, ledger } = cast
  ledger.tried += 1
  const asked = await until(cast, () => pupil.post('/api/my/learning-class/join', { code: home.code }))
  if (!asked) return undefined
  ledger.joins += 1
  const students = await until(cast, () =>
    teacher.get(`/api/my/teaching-class/student/list?class_id=${home.id}`),
  )
  const [one] = [dig(students?.body, 'data', 'waiting'), dig(students?.body, 'data', 'students')].flatMap(
    list,
  )
  const memberId = dig(one, 'id')
  if (typeof memberId !== 'number') return undefined
  const said = await until(cast, () =>
    teacher.post('/api/my/teaching-class/student/approve', { class_id: home.id, member_ids: [memberId] }),
  )
  if (said) ledger.approved.add(memberId)
  return memberId
}

const HOUR_MS = 3_600_000
const hour = (hours: number): string =>
  new Date(Math.floor(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString()

const AGREE = { accepted: 1, rejected: 2 }

/** One class asks the other, which says yes or no; then it goes, as twenty at most may be open. */
async function play(cast: Cast, said: keyof typeof AGREE): Promise<void> {
  const { teacher, home, away, ledger } = cast
  const key = randomUUID()
  const made = await until(cast, () =>
    teacher.post('/api/my/teaching-class/competition', {
      description: key,
      begin_at: hour(1),
      end_at: hour(48),
      event_game_id: 1,
      home_team_id: home.id,
      home_team_flag_id: 1,
      away_team_code: away.code,
      away_team_flag_id: 2,
      condition_id: 1,
      form_key: key,
    }),
  )
  const id = numberIn(made, 'data', 'id')
  if (id === undefined) return
  ledger.invited.set(key, id)
  const answered = await until(cast, () =>
    teacher.post('/api/my/teaching-class/competition/accept', { id, status: AGREE[said] }),
  )
  if (answered) ledger[said].add(id)
  await until(cast, () => teacher.post('/api/my/teaching-class/competition', { id, _method: 'DELETE' }))
}

async function leave(cast: Cast, memberId: number): Promise<void> {
  const { pupil, home, ledger } = cast
  const body = { class_id: home.id, _method: 'DELETE' }
  const gone = await until(cast, () => pupil.post('/api/my/learning-class/quit', body))
  if (gone) ledger.left.add(memberId)
}
