import { ROOM } from '@hakka/contract/constants/room'
import type { HostView, OwnView, PupilView, RoomBrief, RoomStage } from '@hakka/contract/room-views'
import type { MoveAnswer, RoomEntry, SentMove } from '@hakka/contract/rooms'
import { createListeners } from '@hakka/ui/listeners.ts'
import { io, type Socket } from 'socket.io-client'
import type { Unanswered } from './outbox.ts'

/** Where rooms are spoken with; `LIVE_PATH` of the contract, which runs on the server alone. */
const PATH = '/api/live'
/** What a server says whose database is away: it is no answer. */
const LATER = 'later'
/** An answer that takes so long never comes over this line. */
const ANSWER_MS = 8_000
/** A line that never opened for so long is kept shut by something between here and the server. */
const BLOCKED_MS = 6_000

type LineState =
  /** `opening` has never been open; `blocked`: and will not be, it seems. */
  | { line: 'opening' | 'open' | 'lost' | 'blocked' }
  /** The server does not let this device in. */
  | { line: 'refused' }

export interface RoomNow<V> {
  line: LineState
  view: V | undefined
  own: OwnView | undefined
  stage: RoomStage | undefined
  /** Which room it is. */
  brief: RoomBrief | undefined
}

export interface RoomLine<V> {
  subscribe(listener: () => void): () => void
  now(): RoomNow<V>
  send(sent: SentMove): Promise<Unanswered>
  /** Tries at once, without waiting for the next time. */
  retry(): void
  close(): void
}

interface Heard<V> {
  state: (view: V) => void
  own: (own: OwnView) => void
  stage: (stage: RoomStage) => void
  room: (brief: RoomBrief) => void
}

interface Said {
  move: (sent: SentMove, answered: (answer: MoveAnswer) => void) => void
}

/** A line to a room that comes back by itself: after half a second, one, two, then every two, each a little off. */
export function openLine<V extends HostView | PupilView>(entry: Omit<RoomEntry, 'seen'>): RoomLine<V> {
  const { subscribe, tell } = createListeners()
  let now: RoomNow<V> = {
    line: { line: 'opening' },
    view: undefined,
    own: undefined,
    stage: undefined,
    brief: undefined,
  }
  const set = (change: Partial<RoomNow<V>>) => {
    now = { ...now, ...change }
    tell()
  }
  const [first, , last] = ROOM.backMs
  const socket: Socket<Heard<V>, Said> = io({
    path: PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    auth: (give) => give({ ...entry, ...(now.view && { seen: now.view.seq }) }),
    reconnectionDelay: first,
    reconnectionDelayMax: last,
    randomizationFactor: 0.2,
  })
  const blocked = setTimeout(
    () => now.line.line === 'opening' && set({ line: { line: 'blocked' } }),
    BLOCKED_MS,
  )
  /** Times in a row. */
  let refused = 0
  socket.on('connect', () => {
    clearTimeout(blocked)
    refused = 0
    set({ line: { line: 'open' } })
  })
  let again: ReturnType<typeof setTimeout> | undefined
  // A server that has hung up itself, or could not look, is asked once more: whether one is let in is said there.
  const comeBack = (wait: number) => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), wait * (0.8 + 0.4 * Math.random()))
  }
  socket.on('disconnect', () => {
    set({ line: { line: 'lost' } })
    if (!socket.active && now.own?.member.state !== 'out') comeBack(last)
  })
  socket.on('connect_error', (error) => {
    if (socket.active) return
    clearTimeout(blocked)
    if (error.message === LATER) return comeBack(ROOM.backMs[refused++] ?? last)
    set({ line: { line: 'refused' } })
  })
  // What is older than what is shown has been overtaken on its way.
  socket.on('state', (view) => {
    if (!now.view || view.seq >= now.view.seq) set({ view })
  })
  socket.on('own', (own) => {
    if (!now.own || own.seq >= now.own.seq) set({ own })
  })
  socket.on('stage', (stage) => set({ stage }))
  socket.on('room', (brief) => set({ brief }))
  const back = () => socket.active && !socket.connected && socket.connect()
  addEventListener('online', back)
  return {
    subscribe,
    now: () => now,
    send: async (sent) => {
      if (!socket.connected) return 'lost'
      return socket
        .timeout(ANSWER_MS)
        .emitWithAck('move', sent)
        .catch((): Unanswered => 'lost')
    },
    retry: () => void socket.connect(),
    close: () => {
      removeEventListener('online', back)
      clearTimeout(blocked)
      clearTimeout(again)
      socket.close()
    },
  }
}
