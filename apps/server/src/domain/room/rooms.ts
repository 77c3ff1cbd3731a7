import { inArray } from 'drizzle-orm'
import { rooms as roomRows } from '../../db/tables/room.ts'
import { AppError } from '../../kernel/app-error.ts'
import { describe } from '../../kernel/describe.ts'
import type { Services } from '../services.ts'
import { LiveRoom } from './live-room.ts'
import { readRoom } from './log.ts'

/** So long a room that nobody is in stays in memory: a class that loads its pages anew finds it there. */
const REST_MS = 60_000
/** So often a process looks whether another one has added to a room, where nobody tells it. */
const LOOK_MS = 1_000
/** How many rooms a process keeps that nobody is in. */
const KEPT_MAX = 500

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'env'>

/** The rooms that this process has in memory. */
export class Rooms {
  readonly #needs: Needs
  readonly #rooms = new Map<number, { live: Promise<LiveRoom | undefined>; users: number; since: number }>()
  #timer: NodeJS.Timeout | undefined
  #tell: (id: number, seq: number) => void = () => undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** A room, read where it is not there yet; nothing of one that is gone. */
  async get(id: number): Promise<LiveRoom | undefined> {
    const own = this.#rooms.get(id)
    if (own) return own.live
    const live = this.#read(id)
    this.#rooms.set(id, { live, users: 0, since: Date.now() })
    const found = await live.catch(() => undefined)
    // Not kept: it may come to be, and the database may come back.
    if (!found) this.#rooms.delete(id)
    this.#sweep()
    return live
  }

  /** The same with what other processes have added up to now, for whoever is not in it. */
  async fresh(id: number): Promise<LiveRoom | undefined> {
    const live = await this.get(id)
    if (this.#isShared) await live?.catchUp()
    return live
  }

  /** The embedded database has this one process. */
  get #isShared(): boolean {
    return this.#needs.env.databaseUrl !== undefined
  }

  async #read(id: number): Promise<LiveRoom | undefined> {
    const room = await readRoom(this.#needs.db, id)
    if (!room) return undefined
    const live = new LiveRoom(id, room, this.#needs)
    live.listen(() => this.#tell(id, live.room.seq))
    return live
  }

  /** The number of a device that has just come in here, once: a room that is not in memory is not read for it. */
  async takeArrival(id: number, deviceHash: string): Promise<number | undefined> {
    return (await this.#rooms.get(id)?.live)?.takeArrival(deviceHash)
  }

  /** While somebody is in it, a room stays in memory and hears of other processes. */
  hold(id: number): () => void {
    const own = this.#rooms.get(id)
    if (own) own.users += 1
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref()
    return () => {
      if (!own) return
      own.users -= 1
      own.since = Date.now()
    }
  }

  /** Whom this process tells of each change. */
  onChange(tell: (id: number, seq: number) => void): void {
    this.#tell = tell
  }

  /** Another process says that it has added to a room. */
  async heard(id: number, seq: number): Promise<void> {
    const live = await this.#rooms.get(id)?.live
    if (live && live.room.seq < seq) await live.catchUp()
  }

  /** A room that another one has taken away, or a test has changed behind our back. */
  forget(id: number): void {
    this.#rooms.delete(id)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Who is not told, as without Redis or while it is gone, sees it by the number of the last entry. */
  async #look(): Promise<void> {
    this.#sweep()
    const held = [...this.#rooms].filter(([, { users }]) => users > 0).map(([id]) => id)
    if (held.length === 0 || !this.#isShared) return
    try {
      const rows = await this.#needs.db
        .select({ id: roomRows.id, seq: roomRows.seq })
        .from(roomRows)
        .where(inArray(roomRows.id, held))
      for (const { id, seq } of rows) await this.heard(id, seq)
    } catch (error) {
      this.#needs.log.debug(describe(error), 'rooms could not be looked at')
    }
  }

  #sweep(): void {
    const idle = [...this.#rooms].filter(([, { users }]) => users === 0)
    const over = idle.length - KEPT_MAX
    for (const [at, [id, { since }]] of idle.entries()) {
      if (at < over || Date.now() - since > REST_MS) this.#rooms.delete(id)
    }
  }
}

const all = new WeakMap<object, Rooms>()

/** The rooms of the process that these services are of. */
export function roomsOf(needs: Needs): Rooms {
  const own = all.get(needs.db) ?? new Rooms(needs)
  all.set(needs.db, own)
  return own
}

/** A room with what other processes have added. @throws AppError `not_found` of one that is gone */
export async function liveRoom(needs: Needs, id: number): Promise<LiveRoom> {
  const live = await roomsOf(needs).fresh(id)
  if (!live) throw new AppError('not_found')
  return live
}
