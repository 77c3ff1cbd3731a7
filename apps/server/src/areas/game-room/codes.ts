import { ROOM } from '@hakka/contract/constants/room'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../domain/network/network.ts'
import { type RoomRecord, roomByCode } from '../../domain/room/find.ts'
import { seenFrom } from '../../domain/room/seen.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Count } from '../../ports/counts.ts'

const MINUTE_MS = 60_000
/** While an address waits, one code of all its phones is looked up so often. */
const SLOWLY_MS = 5_000
/** Codes of one address that are looked up at once: who sends a thousand at a time learns of no more than the limit and these. */
const AT_ONCE = 20

interface Guesses {
  wrong: Count
  slowly: Count
  /** Addresses that have had their share, and until when. */
  barred: LRUCache<string, number>
  lanes: Lanes
  /** Codes that are being looked up: of a class that comes in at once the first asks for all. */
  asked: Map<string, Promise<RoomRecord | undefined>>
}

const all = new WeakMap<object, Guesses>()

function guessesOf({ counts }: Pick<Services, 'counts'>): Guesses {
  const own = all.get(counts) ?? {
    wrong: counts.open('room codes', { max: ROOM.wrongCodes, ms: MINUTE_MS }),
    slowly: counts.open('room codes of who waits', { max: 1, ms: SLOWLY_MS }),
    barred: new LRUCache<string, number>({ max: 10_000 }),
    lanes: new Lanes(),
    asked: new Map(),
  }
  all.set(counts, own)
  return own
}

/**
 * The open room of a code. Wrong codes are counted by address, right ones never. After too many wrong ones the address
 * waits, but for rooms that somebody has come into from there: a class behind one address is not shut out by one who
 * guesses. Other codes have one try every five seconds between them; the first of a class that gets through opens the
 * room to the rest.
 * @throws AppError `room_unknown`; `rate_limited` for the rest of the minute after too many wrong ones
 */
export async function roomOfCode(
  services: Services,
  request: FastifyRequest,
  code: string,
): Promise<RoomRecord> {
  const address = networkOf(request.ip)
  const room = await guessesOf(services).lanes.run(address, () => lookUp(services, address, code))
  seenFrom(services).add(address, room.id)
  return room
}

async function lookUp(services: Services, address: string, code: string): Promise<RoomRecord> {
  const { wrong, slowly, barred } = guessesOf(services)
  const found = await findRoom(services, code)
  const room = found && isThere(found, services.now()) ? found : undefined
  if (room && seenFrom(services).has(address, room.id)) return room
  const waits = (barred.get(address) ?? 0) > Date.now()
  // Before it is told whether the code is right, or the answer would tell it.
  if (waits && !(await slowly.take(address))) throw new AppError('rate_limited')
  if (room) return room
  if (!(waits || (await wrong.take(address)))) {
    barred.set(address, Date.now() + MINUTE_MS)
    // Its first try is five seconds away too.
    await slowly.take(address)
  }
  throw new AppError('room_unknown')
}

function findRoom(services: Services, code: string): Promise<RoomRecord | undefined> {
  const { asked } = guessesOf(services)
  const known = asked.get(code)
  if (known) return known
  const own = roomByCode(services.db, code).finally(() => asked.delete(code))
  asked.set(code, own)
  return own
}

const isThere = ({ expiresAt }: RoomRecord, now: Date): boolean => expiresAt === null || expiresAt > now

/** So much of one key at once; what comes meanwhile follows in its order. */
class Lanes {
  readonly #busy = new Map<string, { running: number; waiting: (() => void)[] }>()

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.#busy.get(key) ?? { running: 0, waiting: [] }
    this.#busy.set(key, own)
    if (own.running < AT_ONCE) own.running += 1
    else await new Promise<void>((go) => own.waiting.push(go))
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else own.running -= 1
      if (own.running === 0) this.#busy.delete(key)
    }
  }
}
