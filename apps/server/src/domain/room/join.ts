import type { NameWay } from '@hakka/contract/constants/room'
import { foldHakka } from '@hakka/hakka/fold'
import type { Member, Room } from '@hakka/rooms/room'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { roomMembers } from '../../db/tables/room.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isIn } from '../school-class/belonging.ts'
import { hashOf } from '../secret/secrets.ts'
import type { Services } from '../services.ts'
import { masked } from '../text/mask.ts'
import type { RoomRecord } from './find.ts'
import type { LiveRoom } from './live-room.ts'
import { sweepRoom } from './recordings/sweep.ts'
import { isUnfit } from './unfit.ts'
import { villageName } from './village-names.ts'

type Needs = Pick<Services, 'db' | 'now'>
/** What somebody said goes with her. */
type Leaving = Needs & Pick<Services, 'log' | 'privateBlobs'>

/** Who somebody is in a room. */
export interface Mine {
  room_id: number
  no: number
  name: string
  state: 'in' | 'waiting'
}

interface Comer {
  userId: number | null
  /** Of its cookie. */
  device: string
  /** It has no cookie yet: nobody has to be looked for. */
  isNew: boolean
  /** What its page calls this coming in. */
  page?: string | undefined
}

interface Wished {
  way: NameWay
  name?: string | undefined
  member_id?: number | undefined
}

/** Who a device is in a room by now; nothing of one that has to come in first. */
export async function mineIn(
  { db }: Pick<Needs, 'db'>,
  live: LiveRoom,
  device: string | undefined,
): Promise<Mine | undefined> {
  if (!device) return undefined
  return presentOf(live, await rowsOf(db, live.id, device))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function presentOf(live: LiveRoom, rows: readonly Row[]): Mine | undefined {
  const row = rows.find(({ leftAt }) => leftAt === null)
  return row && mineOf(live, live.room.members[row.no])
}

const mineOf = (live: LiveRoom, member: Member | undefined): Mine | undefined =>
  member?.state === 'in' || member?.state === 'waiting'
    ? { room_id: live.id, no: member.no, name: member.name, state: member.state }
    : undefined

const rowsOf = (db: Needs['db'], roomId: number, device: string) =>
  db
    .select({ no: roomMembers.no, leftAt: roomMembers.leftAt })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.deviceHash, hashOf(device))))

/**
 * Comes into a room. The same device again is the same pupil, whatever it wishes for; one that was put out stays out.
 * @throws AppError `room_out`, `room_locked`, `room_full`, `validation` of the name, `not_found` of a name of another class
 */
export async function join(
  needs: Needs,
  { row, live }: { row: RoomRecord; live: LiveRoom },
  { userId, device, isNew, page }: Comer,
  wished: Wished,
): Promise<Mine> {
  const { db } = needs
  const before = isNew ? [] : await rowsOf(db, live.id, device)
  const mine = presentOf(live, before)
  if (mine) return mine
  if (before.some(({ no }) => live.room.members[no]?.state === 'out')) throw new AppError('room_out')
  if (live.room.rules.locked) throw new AppError('room_locked')
  const { name, waits } = await nameFor(needs, { row, room: live.room }, { userId }, wished)
  const deviceHash = hashOf(device)
  const outcome = await live.submit({
    // Pressed twice it is one; after the device was handed on it is another. A page names one whose cookie may be lost.
    key:
      isNew && page
        ? `page:${hashOf(page).slice(0, 40)}`
        : `device:${deviceHash.slice(0, 40)}:${before.length}`,
    make(room) {
      const no = nextNo(room)
      return { by: no, move: { do: 'member.join', no, name, way: wished.way, waits } }
    },
    seat: { device_hash: deviceHash, user_id: userId },
  })
  if (!outcome.ok)
    throw new AppError(
      outcome.code === 'full' ? 'room_full' : outcome.code === 'later' ? 'unavailable' : 'room_unknown',
    )
  // The answer was lost, and its cookie with it: the seat is the device's that has asked again.
  if (outcome.again) await moveSeat(db, { roomId: live.id, no: outcome.logged.by, deviceHash })
  const own = mineOf(live, live.room.members[outcome.logged.by])
  if (!own) throw new AppError('room_out')
  return own
}

const moveSeat = (
  db: Needs['db'],
  { roomId, no, deviceHash }: { roomId: number; no: number; deviceHash: string },
) =>
  db
    .update(roomMembers)
    .set({ deviceHash })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.no, no), isNull(roomMembers.leftAt)))

const nextNo = ({ members }: Room): number => Math.max(0, ...Object.keys(members).map(Number)) + 1

async function nameFor(
  { db }: Needs,
  { row, room }: { row: RoomRecord; room: Room },
  { userId }: { userId: number | null },
  { way, name = '', member_id }: Wished,
): Promise<{ name: string; waits: boolean }> {
  if (way === 'village') return { name: villageName(room, Math.random), waits: false }
  if (way === 'own') {
    if (isUnfit(name, room.words))
      throw new AppError('validation', { errors: { name: ['這個名字不適合，換一個'] } })
    // A classmate's name that is typed is a classmate's name.
    const namesakes = (await classList(db, row.classId)).filter(
      (own) => foldHakka(own.name) === foldHakka(name),
    )
    return { name, waits: namesakes.length > 0 && namesakes.every((own) => own.userId !== userId) }
  }
  const member = (await classList(db, row.classId)).find(({ id }) => id === member_id)
  if (!member) throw new AppError('not_found')
  // Whoever has not logged in as that pupil may be anybody: the teacher says whether it is.
  return { name: member.name, waits: member.userId !== userId }
}

/** The pupils of a room's class by their seats; of a room without one nobody. */
export async function classList(db: Needs['db'], classId: number | null) {
  if (classId === null) return []
  return db
    .select({ id: classMembers.id, seatNo: classMembers.seatNo, name: users.name, userId: users.id })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), isIn))
    .orderBy(asc(classMembers.seatNo), asc(classMembers.id))
}

/** The class list as a phone may see it: one's own name, of the others what tells them apart. */
export const shownList = (list: Awaited<ReturnType<typeof classList>>, userId: number | null) =>
  list.map(({ id, seatNo, name, userId: own }) => ({
    member_id: id,
    seat_no: seatNo,
    name: own === userId ? name : masked(name),
    is_me: own === userId,
  }))

/** Hands a device on to the next pupil: what its pupil posted stays. */
export async function leave(services: Leaving, live: LiveRoom, device: string): Promise<void> {
  const { db, now } = services
  const mine = await mineIn({ db }, live, device)
  if (!mine) return
  const { no } = mine
  await live.submit({
    key: 'leave',
    make: () => ({ by: no, move: { do: 'member.leave', no } }),
    async also(tx) {
      await tx
        .update(roomMembers)
        .set({ leftAt: now() })
        .where(and(eq(roomMembers.roomId, live.id), eq(roomMembers.no, no), isNull(roomMembers.leftAt)))
    },
  })
  await sweepRoom(services, live.id)
}
