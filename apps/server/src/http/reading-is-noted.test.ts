import { type CallName, calls } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../app.ts'
import { auditRows } from '../db/tables/audit.ts'
import { gameResults } from '../db/tables/event.ts'
import { openRoom } from '../domain/room/find.ts'
import { type ClassCaller, type ClassWorld, classWorlds } from '../testing/class-world.ts'
import { person } from '../testing/classes.ts'
import { plays } from '../testing/competitions.ts'
import { event } from '../testing/events.ts'
import { testServer } from '../testing/server.ts'

const server = testServer()
let made: Awaited<ReturnType<typeof classWorlds>>
let manager: Awaited<ReturnType<typeof person>>

beforeAll(async () => {
  server().setNow(new Date())
  made = await classWorlds(server())
  manager = await person(server(), { roles: ['event_manager'] })
})

/** What is read besides a class and all that is of it. */
interface Read extends ClassWorld {
  pupilId: number
  roomId: number
  eventId: number
  uuid: string
}

interface Noted {
  by: ClassCaller | 'manager'
  asked: (read: Read) => Record<string, unknown>
  /** The line that is written, under whose or which number. */
  as: (read: Read) => readonly [action: string, subjectId: number]
  after?: (read: Read) => Promise<unknown>
}

const ofClass =
  (action: string): Noted['as'] =>
  ({ classId }) => [action, classId]
const theTest: Noted['asked'] = ({ testId: id }) => ({ id })
const theClass: Noted['asked'] = ({ classId: class_id }) => ({ class_id })
const theRecording: Noted['asked'] = ({ spokenId: id, recordingId: recording_id }) => ({ id, recording_id })
const theRoom: Noted['asked'] = ({ roomId: room_id }) => ({ room_id })
const theEvent: Noted['asked'] = ({ eventId: event_id }) => ({ event_id })

const ASSIGNMENT = '/api/my/teaching-class/assignment'

/** Whatever tells a teacher, a parent or the desk what others did, by their names. */
const NOTED: Record<string, Noted> = {
  'GET /api/my/teaching-class/student/list': { by: 'owner', asked: theClass, as: ofClass('class.students') },
  'GET /api/my/teaching-class/events': { by: 'owner', asked: theClass, as: ofClass('class.events') },
  [`GET ${ASSIGNMENT}/list`]: { by: 'owner', asked: theClass, as: ofClass('class.assignments') },
  [`GET ${ASSIGNMENT}/due`]: { by: 'beside', asked: () => ({}), as: ofClass('class.assignments') },
  [`GET ${ASSIGNMENT}/report`]: { by: 'owner', asked: theTest, as: ofClass('class.assignments') },
  [`GET ${ASSIGNMENT}/answers`]: { by: 'owner', asked: theTest, as: ofClass('class.assignments') },
  [`GET ${ASSIGNMENT}/answers of one pupil`]: {
    by: 'owner',
    asked: ({ testId: id, memberId: member_id }) => ({ id, member_id }),
    as: ({ pupilId }) => ['pupil.answers', pupilId],
  },
  [`GET ${ASSIGNMENT}/recording`]: {
    by: 'owner',
    after: (read) =>
      made.people.pupil.ask('POST /api/my/learning-class/assignment/recording', theRecording(read)),
    asked: theRecording,
    as: ({ pupilId }) => ['pupil.recording', pupilId],
  },
  'GET /api/event/competition/ranking': {
    by: 'owner',
    asked: ({ competitionId: id }) => ({ id }),
    as: ofClass('class.competition'),
  },
  'GET /api/my/child/{id}/week': {
    by: 'parent',
    asked: ({ linkId: id }) => ({ id }),
    as: ({ pupilId }) => ['child.week', pupilId],
  },
  'GET /api/my/child/{id}/month': {
    by: 'parent',
    asked: ({ linkId: id }) => ({ id }),
    as: ({ pupilId }) => ['child.week', pupilId],
  },
  'GET /api/game_room/results': {
    by: 'owner',
    asked: theRoom,
    as: ({ roomId }) => ['game_room.results', roomId],
  },
  'GET /api/game_room/export': {
    by: 'owner',
    asked: theRoom,
    as: ({ roomId }) => ['game_room.results', roomId],
  },
  'GET /api/event/winners': {
    by: 'manager',
    asked: theEvent,
    as: ({ eventId }) => ['event.winners', eventId],
  },
  'GET /api/event/play': {
    by: 'manager',
    asked: ({ uuid }) => ({ uuid }),
    as: ({ pupilId }) => ['user.play', pupilId],
  },
}

/** Written at each taking, as the file goes away with addresses in it. */
const EACH_TIME: Record<string, Noted> = {
  'GET /api/event/winners/export': {
    by: 'manager',
    asked: theEvent,
    as: ({ eventId }) => ['event.export', eventId],
  },
}

/** What others did is not in it: classes, teachers, how many, what there is to give. */
const NOTHING_OF_PUPILS: readonly CallName[] = [
  'GET /api/game_room/list',
  'GET /api/my/teaching-class/list',
  'GET /api/my/teaching-class/{id}',
  'GET /api/my/teaching-class/invite',
  'GET /api/my/teaching-class/competitions',
  'GET /api/my/teaching-class/competition',
  'GET /api/my/teaching-class/competition/accept',
  'GET /api/my/teaching-class/competition/away-class',
  'GET /api/my/teaching-class/assignment/choices',
  'GET /api/my/teaching-class/assignment/picks',
  'GET /api/my/teaching-class/assignment/try',
  'GET /api/my/teaching-class/assignment/test',
  'GET /api/my/child/code',
  'GET /api/my/child/list',
]

const callOf = (row: string) => row.split(' ').slice(0, 2).join(' ')

test('every call that teachers, parents and reviewers read by is noted, or tells nothing of pupils', () => {
  const reads = routes.filter(({ name, policy }) => {
    const isReviewers = typeof policy === 'object' && [policy.permission].flat().includes('event.review')
    return name.startsWith('GET ') && (policy === 'teacher' || isReviewers || name.includes('/my/child/'))
  })
  const known = [...Object.keys(NOTED), ...Object.keys(EACH_TIME)].map(callOf)
  expect([...known, ...NOTHING_OF_PUPILS]).toEqual(expect.arrayContaining(reads.map(({ name }) => name)))
  for (const name of [...known, ...NOTHING_OF_PUPILS]) expect(calls).toHaveProperty([name])
})

async function whatIsRead(call: string): Promise<Read> {
  const { db, now } = server().services
  const world = await made.world(call)
  const { pupil, owner } = made.people
  const { id: roomId } = await openRoom(db, {
    ownerId: owner.id,
    lessonId: world.lessonId,
    classId: null,
    now: now(),
  })
  const { id: eventId } = await event(server())
  await plays(server(), eventId, [{ userId: pupil.id, team: 'home', score: 90, usedTime: 20_000 }])
  const [result] = await db.select().from(gameResults).where(eq(gameResults.eventId, eventId))
  return { ...world, pupilId: pupil.id, roomId, eventId, uuid: result?.uuid ?? '' }
}

/** Reads a thing twice at once, as a page does that asks for two parts of it, and tells what has been written of who read it. */
async function linesOf(name: string, { by, asked, after }: Noted) {
  const { db } = server().services
  const read = await whatIsRead(callOf(name))
  await after?.(read)
  const reader = by === 'manager' ? manager : made.people[by]
  await db.delete(auditRows)
  const said = asked(read)
  const path = callOf(name).split(' ')[1]?.replace('{id}', String(said.id))
  const query = new URLSearchParams(
    Object.entries(said).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const { headers } = reader
  const answers = await Promise.all(
    ['once', 'again'].map(() => server().app.inject({ url: `${path}?${query}`, headers })),
  )
  for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200)
  const rows = await db.select().from(auditRows).where(eq(auditRows.userId, reader.id))
  return { read, lines: rows.map(({ action, subjectId }) => [action, Number(subjectId)] as const) }
}

test.each(Object.keys(NOTED))('%s writes one line an hour of who has read it', async (name) => {
  const row = NOTED[name]
  if (!row) throw new Error('no such row')
  const { read, lines } = await linesOf(name, row)
  const own = lines.filter(([, subjectId]) => subjectId === row.as(read)[1])
  expect(own).toEqual([row.as(read)])
})

test.each(Object.keys(EACH_TIME))('%s writes a line each time', async (name) => {
  const row = EACH_TIME[name]
  if (!row) throw new Error('no such row')
  const { read, lines } = await linesOf(name, row)
  expect(lines).toEqual([row.as(read), row.as(read)])
})

test('a play is noted without the name of whoever has erased the account since', async () => {
  const { db } = server().services
  const { eventId } = await whatIsRead('')
  const gone = await person(server(), { name: '羅小安', password: 'tung-blossom-89' })
  await plays(server(), eventId, [{ userId: gone.id, team: 'home', score: 80, usedTime: 30_000 }])
  const [result] = await db.select().from(gameResults).where(eq(gameResults.userId, gone.id))
  await manager.ask(`GET /api/event/play?uuid=${result?.uuid}`)
  const subjects = async () =>
    (
      await db
        .select()
        .from(auditRows)
        .where(eq(auditRows.subjectId, String(gone.id)))
    ).map(({ action, subject }) => [action, subject])
  expect(await subjects()).toContainEqual(['user.play', '聲跡探秘賽　羅小安'])
  const left = await gone.ask('DELETE /api/my/account', {
    account: gone.username,
    password: 'tung-blossom-89',
  })
  expect(left.status, JSON.stringify(left.body)).toBeLessThan(300)
  expect(await subjects()).toContainEqual(['user.play', '已刪除的帳號'])
  expect(JSON.stringify(await subjects())).not.toContain('羅小安')
})
