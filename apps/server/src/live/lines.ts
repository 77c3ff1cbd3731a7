import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { LIVE_PATH, roomEntry } from '@hakka/contract/rooms'
import { Server, type Socket } from 'socket.io'
import { networkOf } from '../domain/network/network.ts'
import type { LiveRoom } from '../domain/room/live-room.ts'
import { roomsOf } from '../domain/room/rooms.ts'
import { seatOf } from '../domain/room/seats.ts'
import { seenFrom } from '../domain/room/seen.ts'
import type { Services } from '../domain/services.ts'
import { addressReader } from '../http/client-address.ts'
import { pupilSecretOf } from '../http/session/cookies.ts'
import { lookUp } from '../http/session/identity.ts'
import { describe } from '../kernel/describe.ts'
import { noHints, type RoomHints, redisHints } from '../ports/room-hints.ts'
import { take } from './moves.ts'
import { cutFloods } from './pace.ts'
import { RoomLines } from './room-lines.ts'

/** More than the largest answer to an exercise. */
const MESSAGE_BYTES = 65_536

/** Lines that an address may open in a minute: a school comes back at once when the server was started anew, twice. */
const LINES_A_MINUTE = 20_000

/** All lines that this process has to phones and boards. */
export interface Lines {
  close(): Promise<void>
}

/** Why a line is refused: what the page shows is the contract's. */
class Refusal extends Error {
  readonly data: { code: string }
  constructor(code: 'not_here' | 'not_yours' | 'malformed' | 'later') {
    super(code)
    this.data = { code }
  }
}

export async function openLines(
  door: HttpServer,
  services: Services,
  isClosing: () => boolean,
): Promise<Lines> {
  const io = new Server({
    path: LIVE_PATH,
    addTrailingSlash: false,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    pingInterval: 20_000,
    pingTimeout: 10_000,
    // Over a network that takes two seconds and loses every third piece.
    connectTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, !isClosing() && isOwnOrigin(request, services.env)),
  })
  io.attach(door)
  cutFloods(io)
  const rooms = roomsOf(services)
  const lines = new Map<number, RoomLines>()
  const opening = services.counts.open('room lines', { max: LINES_A_MINUTE, ms: 60_000 })
  const addressOf = addressReader(services.env.trustProxy)
  const hints = openHints(services)
  rooms.onChange((room, seq) => hints.tell({ room, seq }))
  const hear: Parameters<RoomHints['listen']>[0] = (from, { room, seq, present }) => {
    if (seq !== undefined) {
      rooms.heard(room, seq).catch(() => {
        // The database is away: who looks a second later asks it again.
      })
    }
    if (present) lines.get(room)?.elsewhere(from, present)
  }
  // Nobody waits for a Redis that does not answer.
  hints.listen(hear).catch((error: unknown) => {
    services.log.warn(describe(error), 'hints of rooms are not heard')
  })

  const linesOf = (live: LiveRoom): RoomLines => {
    const { id } = live
    const own = lines.get(id) ?? new RoomLines(io, live, services, { release: rooms.hold(id), hints })
    lines.set(id, own)
    return own
  }

  io.use((socket, next) => {
    seat(socket).then(() => next(), next)
  })

  async function seat(socket: Socket): Promise<void> {
    const address = networkOf(addressOf(socket.request))
    if (!(await opening.take(address))) throw new Refusal('later')
    const entry = roomEntry.safeParse(socket.handshake.auth)
    if (!entry.success) throw new Refusal('malformed')
    const { room, as, key } = entry.data
    const { headers } = socket.request
    try {
      const { actor } = await lookUp({ headers }, services)
      const device = pupilSecretOf({ headers }, services.env)
      const by = await seatOf(services, room, as, { userId: actor.userId, key, device })
      if (by === undefined) throw new Refusal(as === 'pupil' ? 'not_here' : 'not_yours')
      const live = await rooms.get(room)
      if (!live) throw new Refusal('not_here')
      seenFrom(services).add(address, room)
      socket.data = { live, as, by }
    } catch (error) {
      if (error instanceof Refusal) throw error
      services.log.warn(describe(error), 'a line to a room could not be opened')
      throw new Refusal('later')
    }
  }

  io.on('connection', (socket) => {
    // At once: what a phone sends with its first breath is heard too.
    const { live, as, by }: { live: LiveRoom; as: 'host' | 'board' | 'pupil'; by: number } = socket.data
    const own = linesOf(live)
    own.add(socket, as, by)
    take(socket, { services, live: own.live, as, by })
    socket.on('disconnect', () => {
      if (own.remove(socket)) lines.delete(live.id)
    })
  })

  return {
    async close() {
      rooms.close()
      for (const own of lines.values()) own.close()
      io.engine.close()
      hints.close()
    },
  }
}

const openHints = ({ env, log }: Services): RoomHints =>
  env.redisUrl === undefined
    ? noHints
    : redisHints(env.redisUrl, randomUUID(), ({ message }) =>
        log.debug({ message }, 'hints of rooms are lost'),
      )

/** A WebSocket knows no CORS: another site's page could bring a teacher's cookie. What is no browser says nothing. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, env: Services['env']): boolean {
  if (origin === undefined) return true
  if (env.origin) return origin === env.origin
  return URL.canParse(origin) && new URL(origin).host === host
}
