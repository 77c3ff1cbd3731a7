import type { LoggedMove } from '@hakka/rooms/room'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { roomMembers, roomMoves } from '../../db/tables/room.ts'
import { classroomLesson, teachersRoom } from '../../testing/rooms.ts'
import { testServer } from '../../testing/server.ts'
import { LiveRoom, type Wish } from './live-room.ts'
import { readRoom } from './log.ts'

const server = testServer()

/** A room as two processes have it, which do not tell each other of anything. */
async function twice() {
  const { services } = server()
  const { wall } = await classroomLesson(server())
  const { room_id: id } = await teachersRoom(server(), wall.id)
  const open = async () => {
    const room = await readRoom(services.db, id)
    if (!room) throw new Error('the room is not there')
    return new LiveRoom(id, room, services)
  }
  const log = () =>
    services.db.select().from(roomMoves).where(eq(roomMoves.roomId, id)).orderBy(roomMoves.seq)
  const seats = () => services.db.select().from(roomMembers).where(eq(roomMembers.roomId, id))
  return { one: await open(), two: await open(), log, seats }
}

const comesIn = (key: string): Wish => ({
  key,
  make(room) {
    const no = Object.keys(room.members).length + 1
    return { by: no, move: { do: 'member.join', no, name: key, way: 'own', waits: false } }
  },
  seat: { device_hash: key, user_id: null },
})

const nameIn = (move: unknown) => {
  const { name } = move as Extract<LoggedMove, { do: 'member.join' }>
  return name
}

test('of two processes that add to a room at once, none of whose memory is fresh, nothing is lost or twice', async () => {
  const { one, two, log, seats } = await twice()
  const before = (await log()).length
  const keys = Array.from({ length: 40 }, (_, no) => `學生${no}`)
  const outcomes = await Promise.all(
    // Every fifth is sent to both, as by a phone whose line broke.
    keys.flatMap((key, no) => [
      (no % 2 ? one : two).submit(comesIn(key)),
      ...(no % 5 ? [] : [(no % 2 ? two : one).submit(comesIn(key))]),
    ]),
  )
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
  expect(outcomes.filter((outcome) => outcome.ok && outcome.again)).toHaveLength(keys.length / 5)
  const added = (await log()).slice(before)
  expect(added.map(({ seq }) => seq)).toEqual(keys.map((_, no) => before + 1 + no))
  expect(added.map(({ move }) => nameIn(move)).toSorted()).toEqual(keys.toSorted())
  expect((await seats()).map(({ deviceHash }) => deviceHash).toSorted()).toEqual(keys.toSorted())
  await one.catchUp()
  await two.catchUp()
  expect(one.room).toEqual(two.room)
})

test('what a process would refuse by what it knew is judged by what is', async () => {
  const { one, two } = await twice()
  expect(await two.submit(comesIn('小美'))).toMatchObject({ ok: true })
  const leaves: Wish = { key: 'leave', make: () => ({ by: 1, move: { do: 'member.leave', no: 1 } }) }
  expect(await one.submit(leaves)).toMatchObject({ ok: true })
  expect(one.room.members[1]).toMatchObject({ name: '小美', state: 'left' })
})
