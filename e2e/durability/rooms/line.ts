import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOM } from '@hakka/contract/constants/room'
import type { HostView, OwnView, PupilView, RoomBrief, RoomStage } from '@hakka/contract/room-views'
import { LIVE_PATH, type MoveAnswer, type RoomMove } from '@hakka/contract/rooms'
import { io, type Socket } from 'socket.io-client'
import { dig } from '../client.ts'

/** As the page does it: an answer that takes so long never comes over this line. */
const ANSWER_MS = 8_000
/** A pupil's next try after what came too fast or while the server was down. */
const AGAIN_MS = 1_100
const LOOK_MS = 100
const BACK_MS = { first: ROOM.backMs[0], last: ROOM.backMs[2] }

/** Whom a line is of. */
export interface Entry {
  url: string
  room: number
  as: 'host' | 'pupil'
  cookie: string
}

/** What a move came to: its number in the log, or why it was not taken. */
export type Told = MoveAnswer & { id: string }

/** A phone's or a host's line to a room, which comes back by itself as the page's does, and what came over it last. */
export class RoomLine {
  readonly socket: Socket
  host: HostView | undefined
  pupil: PupilView | undefined
  own: OwnView | undefined
  stage: RoomStage | undefined
  brief: RoomBrief | undefined
  /** When the room was seen first over the line that is open now; nothing while there is none. */
  backAt: number | undefined
  /** What was acknowledged: its number in the log by the name that it was given. */
  readonly taken = new Map<string, { seq: number; move: RoomMove }>()
  /** Tries that were not answered. */
  cut = 0
  /** Milliseconds until each answer. */
  readonly took: number[] = []

  constructor({ url, room, as, cookie }: Entry) {
    this.socket = io(url, {
      path: LIVE_PATH,
      addTrailingSlash: false,
      transports: ['websocket'],
      auth: { room, as },
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelay: BACK_MS.first,
      reconnectionDelayMax: BACK_MS.last,
      randomizationFactor: 0.2,
    })
    const { socket } = this
    const comeBack = (wait: number) => setTimeout(() => socket.connect(), wait * (0.8 + 0.4 * Math.random()))
    let refused = 0
    socket.on('connect', () => {
      refused = 0
    })
    // What the server refused because its database was away is tried again.
    socket.on('connect_error', ({ message }) => {
      if (!socket.active && message === 'later') comeBack(ROOM.backMs[refused++] ?? BACK_MS.last)
    })
    socket.on('disconnect', (reason) => {
      this.backAt = undefined
      if (reason === 'io server disconnect') comeBack(BACK_MS.last)
    })
    socket.on('state', (state: HostView | PupilView) => {
      this.backAt ??= Date.now()
      if (state.seq < (this.state?.seq ?? 0)) return
      if (state.audience === 'host') this.host = state
      else this.pupil = state
    })
    socket.on('own', (own: OwnView) => {
      if (own.seq >= (this.own?.seq ?? 0)) this.own = own
    })
    socket.on('stage', (stage: RoomStage) => {
      this.stage = stage
    })
    socket.on('room', (brief: RoomBrief) => {
      this.brief = brief
    })
  }

  get state(): HostView | PupilView | undefined {
    return this.host ?? this.pupil
  }

  /** Sends a move under one name until the room has answered it. Nothing: it was over before that. */
  async act(move: RoomMove, isOver: () => boolean = () => false): Promise<Told | undefined> {
    const id = randomUUID()
    while (!isOver()) {
      if (!this.socket.connected) {
        await sleep(LOOK_MS)
        continue
      }
      const sent = performance.now()
      const answer: unknown = await this.socket
        .timeout(ANSWER_MS)
        .emitWithAck('move', { id, move })
        .catch(() => undefined)
      if (answer !== undefined) this.took.push(performance.now() - sent)
      const [seq, code] = [dig(answer, 'seq'), dig(answer, 'code')]
      if (typeof seq === 'number') {
        this.taken.set(id, { seq, move })
        return { ok: true, seq, id }
      }
      if (typeof code === 'string' && code !== 'later' && code !== 'too_fast') {
        // A refusal by its name, as the contract has it.
        return { ...(answer as Extract<MoveAnswer, { ok: false }>), id }
      }
      if (code === undefined) this.cut += 1
      await sleep(code === undefined ? LOOK_MS : AGAIN_MS)
    }
    return undefined
  }

  close(): void {
    this.socket.disconnect()
  }
}
