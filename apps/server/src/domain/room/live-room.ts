import type { RoomRefusal } from '@hakka/contract/constants/room'
import { isRefused, type Logged, type LoggedMove, type Room, reduce, replay } from '@hakka/rooms/room'
import type { Transaction } from '../../db/transaction.ts'
import { describe } from '../../kernel/describe.ts'
import type { Services } from '../services.ts'
import { append, type Entry, entriesSince, knownKeys, lockRoom, type Seat } from './log.ts'
import { endRecordings, endsRecordings } from './recordings/sweep.ts'

/** So many moves of one room are written at once; those that come meanwhile wait for the next time. */
const BATCH = 200
/** A snapshot is written each time that so many entries have come. */
const SNAPSHOT_EVERY = 250

/** A phone opens its line when it has come in: so long it is known here without asking. */
const ARRIVED_MS = 3_000

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/** What somebody wants to be done. */
export interface Wish {
  /** What its sender calls it: sent again, it is the same one. */
  key: string
  /** The move and whose it is, made of the room as it is then. */
  make(room: Room): { by: number; move: LoggedMove }
  /** Of whoever comes in by it. */
  seat?: Seat
  /** Is written in the same transaction, after it. */
  also?(tx: Transaction): Promise<unknown>
}

/**
 * What came of a wish: it is committed, or it is not and never will be. `later`: nobody knows, ask again.
 * `again`: it had been committed before.
 */
export type Outcome = { ok: true; logged: Logged; again?: true } | { ok: false; code: RoomRefusal }

const ENDED: Outcome = { ok: false, code: 'ended' }

/** What becomes of wishes, before it is written. */
interface Made {
  /** The room after them. */
  room: Room
  entries: Entry[]
  outcomes: Outcome[]
  also: ((tx: Transaction) => Promise<unknown> | undefined)[]
  snapshot: boolean
  now: Date
}

interface Waiting {
  wish: Wish
  done(outcome: Outcome): void
}

/** A room that somebody of this process is in: its state, and the moves that wait to be written. */
export class LiveRoom {
  readonly id: number
  readonly #needs: Needs
  readonly #waiting: Waiting[] = []
  readonly #listeners = new Set<() => void>()
  /** Who has come in and has no line yet, by the hash of the device. */
  readonly #arrived = new Map<string, { no: number; at: number }>()
  #room: Room
  #snapshotAt: number
  #busy: Promise<void> | undefined

  constructor(id: number, room: Room, needs: Needs) {
    this.id = id
    this.#room = room
    this.#snapshotAt = room.seq
    this.#needs = needs
  }

  /** As it was committed last. */
  get room(): Room {
    return this.#room
  }

  /** Told after each change that is committed. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Answers once the move is committed, or was not taken. */
  submit(wish: Wish): Promise<Outcome> {
    return new Promise((done) => {
      this.#waiting.push({ wish, done })
      this.#busy ??= this.#work()
    })
  }

  /** The number of a device that has just come in, once: who asks again is looked up. */
  takeArrival(deviceHash: string): number | undefined {
    const own = this.#arrived.get(deviceHash)
    this.#arrived.delete(deviceHash)
    if (!own || performance.now() - own.at > ARRIVED_MS) return undefined
    const state = this.#room.members[own.no]?.state
    return state === 'in' || state === 'waiting' ? own.no : undefined
  }

  /** Takes in what other processes have added. */
  async catchUp(): Promise<void> {
    await this.#busy
    const entries = await entriesSince(this.#needs.db, this.id, this.#room.seq)
    if (entries.length > 0) this.#become(replay(this.#room, entries))
  }

  async #work(): Promise<void> {
    // What comes within one turn of the loop goes together.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      const outcomes = await this.#write(batch.map(({ wish }) => wish))
      for (const [at, { done }] of batch.entries()) done(outcomes[at] ?? { ok: false, code: 'later' })
    }
    this.#busy = undefined
  }

  async #write(wishes: readonly Wish[]): Promise<Outcome[]> {
    const { db, log } = this.#needs
    try {
      const made = (await this.#addAtOnce(wishes)) ?? (await db.transaction((tx) => this.#take(tx, wishes)))
      if (made.snapshot) this.#snapshotAt = made.room.seq
      this.#become(made.room)
      this.#arrive(made.entries)
      return made.outcomes
    } catch (error) {
      log.warn({ room: this.id, ...describe(error) }, 'moves of a room were not written')
      return []
    }
  }

  /**
   * One statement, where nobody else has added to the room, nothing was sent before and all is taken; else nothing is
   * written, and the wishes are judged anew under the room's lock.
   */
  async #addAtOnce(wishes: readonly Wish[]): Promise<Made | undefined> {
    if (wishes.some(({ also }) => also)) return undefined
    const made = this.#judge(this.#room, wishes, [])
    if (made.entries.length < wishes.length || endsRecordings(made.entries)) return undefined
    return (await append(this.#needs.db, this.id, { ...made, isLocked: false })) ? made : undefined
  }

  async #take(tx: Transaction, wishes: readonly Wish[]): Promise<Made> {
    const seq = await lockRoom(tx, this.id)
    if (seq === undefined) return { ...this.#judge(this.#room, [], []), outcomes: wishes.map(() => ENDED) }
    const room =
      seq > this.#room.seq ? replay(this.#room, await entriesSince(tx, this.id, this.#room.seq)) : this.#room
    const known = await knownKeys(
      tx,
      this.id,
      wishes.map(({ key }) => key),
    )
    const made = this.#judge(room, wishes, known)
    if (made.entries.length === 0) return made
    await append(tx, this.id, { ...made, isLocked: true })
    await endRecordings(tx, this.id, made)
    for (const also of made.also) await also(tx)
    return made
  }

  /** What becomes of wishes in a room of which these keys are known. */
  #judge(from: Room, wishes: readonly Wish[], known: readonly Entry[]): Made {
    const now = this.#needs.now()
    let room = from
    const entries: Entry[] = []
    const outcomes: Outcome[] = []
    const also: Made['also'] = []
    for (const wish of wishes) {
      const { key, seat } = wish
      const { by, move } = wish.make(room)
      const before = [...known, ...entries].find((own) => isSame(own, { by, key, move }))
      if (before) {
        outcomes.push({ ok: true, logged: before, again: true })
        continue
      }
      const logged = { seq: room.seq + 1, at: now.getTime(), by, move }
      const after = reduce(room, logged)
      if (isRefused(after)) {
        outcomes.push({ ok: false, code: after.refused })
        continue
      }
      room = after
      entries.push({ ...logged, key, seat })
      outcomes.push({ ok: true, logged })
      if (wish.also) also.push((tx) => wish.also?.(tx))
    }
    const snapshot = entries.length > 0 && room.seq - this.#snapshotAt >= SNAPSHOT_EVERY
    return { room, entries, outcomes, also, snapshot, now }
  }

  #arrive(entries: readonly Entry[]): void {
    const at = performance.now()
    for (const { by, seat } of entries) if (seat) this.#arrived.set(seat.device_hash, { no: by, at })
    for (const [hash, own] of this.#arrived) if (at - own.at > ARRIVED_MS) this.#arrived.delete(hash)
  }

  #become(room: Room): void {
    if (room.seq <= this.#room.seq) return
    this.#room = room
    for (const listener of this.#listeners) listener()
  }
}

/** A key is its sender's own; of one who comes in, its device's, whatever number it was given. */
const isSame = (
  one: { by: number; key: string; move: LoggedMove },
  other: { by: number; key: string; move: LoggedMove },
): boolean =>
  one.key === other.key &&
  (one.by === other.by || (one.move.do === 'member.join' && other.move.do === 'member.join'))
