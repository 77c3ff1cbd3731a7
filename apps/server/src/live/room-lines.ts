import { ROOM } from '@hakka/contract/constants/room'
import type { RoomBrief, RoomStage } from '@hakka/contract/room-views'
import { HOST } from '@hakka/rooms/room'
import { type Beside, boardView, hostView, ownView, pupilView } from '@hakka/rooms/views'
import type { Server, Socket } from 'socket.io'
import { presentStage } from '../domain/room/act.ts'
import { roomBrief } from '../domain/room/brief.ts'
import type { LiveRoom } from '../domain/room/live-room.ts'
import type { Services } from '../domain/services.ts'
import { describe } from '../kernel/describe.ts'
import type { RoomHints } from '../ports/room-hints.ts'

const AUDIENCES = ['host', 'board', 'pupil'] as const
type Audience = (typeof AUDIENCES)[number]

interface Line {
  socket: Socket
  as: Audience
  by: number
  /** It knows which room it is in. */
  greeted: boolean
  /** What it was sent last of its own. */
  own: string
}

/** So long it is known which room it is, and whose. */
const BRIEF_MS = 1_000

/** So often a process says who has a line to it. */
const SAID_MS = 2_000

/** After it a room that had nothing to tell is looked at again: the next change need not wait for its turn. */
const SILENT_MS = 20

/** Lines of one pupil, her tabs and those that a bad network has left hanging: of more the oldest is cut. */
const LINES_EACH = 6

/** Bytes that may go out to whoever leads in a second: a wall of a thousand notes comes more seldom. */
const BYTES_A_SECOND = 400_000

/** The lines of this process to one room: all hear how it stands, never what happened on the way there. */
export class RoomLines {
  readonly live: LiveRoom
  readonly #io: Server
  readonly #services: Services
  readonly #lines = new Map<string, Line>()
  /** Lines that had not taken the state before: they get the newest one when they have. */
  readonly #late = new Set<string>()
  readonly #stop: () => void
  readonly #hints: RoomHints
  readonly #briefs = new Map<boolean, { at: number; brief: Promise<RoomBrief | undefined> }>()
  /** Who has a line to another process, by its name, and when it said so last. */
  readonly #elsewhere = new Map<string, { present: readonly number[]; at: number }>()
  readonly #saying: NodeJS.Timeout
  #stage: { key: string | null; shown: RoomStage | undefined } = { key: null, shown: undefined }
  /** The question that all lines have been told. */
  #told: string | null = null
  #last: Partial<Record<Audience, string>> = {}
  #timer: NodeJS.Timeout | undefined
  #next = 0
  #closed = false

  constructor(
    io: Server,
    live: LiveRoom,
    services: Services,
    { release, hints }: { release: () => void; hints: RoomHints },
  ) {
    this.live = live
    this.#hints = hints
    this.#saying = setInterval(() => this.#say(), SAID_MS).unref()
    this.#io = io
    this.#services = services
    const stop = live.listen(() => this.#soon())
    this.#stop = () => {
      stop()
      release()
    }
  }

  add(socket: Socket, as: Audience, by: number): void {
    const line = { socket, as, by, greeted: false, own: '' }
    const hers = by === HOST ? [] : [...this.#lines.values()].filter((other) => other.by === by)
    if (hers.length >= LINES_EACH) hers[0]?.socket.disconnect(true)
    this.#lines.set(socket.id, line)
    void socket.join(this.#channel(as))
    // The one transport there is; it says so when the network has taken all.
    socket.conn.transport.on('ready', () => {
      if (this.#late.delete(socket.id)) this.#greet(line).catch((error: unknown) => this.#failed(error))
    })
    this.#greet(line).catch((error: unknown) => this.#failed(error))
    this.#soon()
  }

  /** @returns whether it was the last one */
  remove(socket: Socket): boolean {
    this.#lines.delete(socket.id)
    this.#late.delete(socket.id)
    if (this.#lines.size > 0) {
      this.#soon()
      return false
    }
    this.close()
    return true
  }

  /** Another process says who is there. */
  elsewhere(from: string, present: readonly number[]): void {
    this.#elsewhere.set(from, { present, at: performance.now() })
    this.#soon()
  }

  /** What is said again and again is over when it is said no more. */
  #say(): void {
    this.#hints.tell({ room: this.live.id, present: this.#here() })
    for (const [from, { at }] of this.#elsewhere) {
      if (performance.now() - at < SAID_MS * 3) continue
      this.#elsewhere.delete(from)
      this.#soon()
    }
  }

  #here(): number[] {
    return [...new Set([...this.#lines.values()].map(({ by }) => by))].filter((by) => by !== HOST)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#saying)
    this.#hints.tell({ room: this.live.id, present: [] })
    clearTimeout(this.#timer)
    this.#stop()
  }

  #channel(as: Audience): string {
    return `${this.live.id} ${as}`
  }

  async #greet(line: Line): Promise<void> {
    if (!line.greeted) {
      line.greeted = true
      const brief = await this.#brief(line.by === HOST)
      if (brief) line.socket.emit('room', brief)
    }
    await this.#readStage()
    if (this.#stage.shown) line.socket.emit('stage', this.#stage.shown)
    this.#sendTo(line)
  }

  /** A class that comes in at once asks once. */
  async #brief(leads: boolean): Promise<RoomBrief | undefined> {
    const now = performance.now()
    const known = this.#briefs.get(leads)
    if (known && now - known.at < BRIEF_MS) return known.brief
    const brief = roomBrief(this.#services.db, this.live.id, leads).catch(() => undefined)
    this.#briefs.set(leads, { at: now, brief })
    return brief
  }

  /** What is on the board, once a question: how it stands is told without it. */
  async #readStage(): Promise<void> {
    const { room, id } = this.live
    if (room.at === this.#stage.key) return
    try {
      const stage = await presentStage(this.#services.db, id, room)
      // Another question may have come meanwhile: whoever has read that one is right.
      if (room.at === this.live.room.at) this.#stage = { key: room.at, shown: stage?.shown }
    } catch (error) {
      this.#services.log.warn({ room: id, ...describe(error) }, 'a question of a room could not be read')
    }
  }

  /** At once where nothing went out of late, else when it may. */
  #soon(): void {
    if (this.#closed || this.#timer) return
    const wait = Math.max(0, this.#next - performance.now())
    this.#timer = setTimeout(() => {
      this.#send().catch((error: unknown) => this.#failed(error))
    }, wait)
  }

  /** Nobody's room takes the process along. */
  #failed(error: unknown): void {
    this.#timer = undefined
    this.#services.log.error({ room: this.live.id, ...describe(error) }, 'a room could not be shown')
  }

  async #send(): Promise<void> {
    const started = performance.now()
    await this.#readStage()
    const isOther = this.#stage.key !== this.#told
    this.#told = this.#stage.key
    this.#timer = undefined
    // What a line has not taken it gets as it then is, so that nothing piles up before a slow one.
    for (const { socket } of this.#lines.values())
      if (!socket.conn.transport.writable) this.#late.add(socket.id)
    const beside = this.#beside()
    let bytes = 0
    for (const as of AUDIENCES) {
      if (isOther && this.#stage.shown) this.#to(as).emit('stage', this.#stage.shown)
      bytes = Math.max(bytes, this.#sendAll(as, beside))
    }
    let own = 0
    for (const line of this.#lines.values()) if (!this.#late.has(line.socket.id)) own += this.#sendOwn(line)
    // As when another process says again who is there, or a phone has come back.
    const isSilent = !isOther && bytes + own === 0
    this.#next = started + (isSilent ? SILENT_MS : Math.max(ROOM.everyMs, (bytes / BYTES_A_SECOND) * 1000))
  }

  /** All of an audience who have taken what came before. */
  #to(as: Audience) {
    return this.#io.to(this.#channel(as)).except([...this.#late])
  }

  #beside(): Beside {
    const elsewhere = [...this.#elsewhere.values()].flatMap((own) => own.present)
    const present = new Set([...this.#here(), ...elsewhere])
    return { present, now: this.#services.now().getTime() }
  }

  /** One state for all of an audience: it is written once. */
  #sendAll(as: Audience, beside: Beside): number {
    if (![...this.#lines.values()].some((line) => line.as === as)) return 0
    const view = viewOf(as, this.live, beside)
    const text = JSON.stringify({ ...view, seq: 0, now: 0 })
    if (text === this.#last[as]) return 0
    this.#last[as] = text
    this.#to(as).emit('state', view)
    return text.length
  }

  #sendTo(line: Line): void {
    line.socket.emit('state', viewOf(line.as, this.live, this.#beside()))
    line.own = ''
    this.#sendOwn(line)
  }

  #sendOwn(line: Line): number {
    if (line.as !== 'pupil') return 0
    const view = ownView(this.live.room, line.by)
    const text = JSON.stringify({ ...view, seq: 0 })
    if (!view || text === line.own) return 0
    line.own = text
    line.socket.emit('own', view)
    return text.length
  }
}

const viewOf = (as: Audience, { room }: LiveRoom, beside: Beside) =>
  as === 'host' ? hostView(room, beside) : as === 'board' ? boardView(room, beside) : pupilView(room, beside)
