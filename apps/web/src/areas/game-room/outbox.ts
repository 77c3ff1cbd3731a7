import type { MoveAnswer, RoomMove, SentMove } from '@hakka/contract/rooms'
import { createListeners } from '@hakka/ui/listeners.ts'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { newId } from './new-id.ts'

/** What was sent and never answered, or is not sent at all: the line was down. */
export type Unanswered = MoveAnswer | 'lost'

export interface Outbox {
  subscribe(listener: () => void): () => void
  /** What has not been answered yet, the oldest first; the same array as long as nothing changes. */
  waiting(): readonly SentMove[]
  /** Keeps a move until the room has answered it, over breaks and reloads; the answer comes when it comes. */
  add(move: RoomMove): Promise<MoveAnswer>
  /** Sends what waits, one after the other. */
  flush(): void
  stop(): void
}

/** A pupil posts once a second; what came too fast, or while the server was down, is tried again after that. */
const AGAIN_MS = 1_100
const KEY = `${OWN}room.`

const isSent = (value: unknown): value is SentMove =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'move' in value &&
  typeof value.move === 'object' &&
  value.move !== null &&
  'do' in value.move

function kept(key: string): SentMove[] {
  const list = rememberedJson(key)
  return Array.isArray(list) ? list.filter(isSent) : []
}

/**
 * What a pupil does, in order, each under an id of its own: sent again under the same id, it is done once.
 * @param send gives `'lost'` where no answer came
 */
export function createOutbox({
  room,
  send,
  pause = (ms) => new Promise((done) => setTimeout(done, ms)),
  nextId = newId,
}: {
  room: number
  send(sent: SentMove): Promise<Unanswered>
  pause?: (ms: number) => Promise<void>
  nextId?: () => string
}): Outbox {
  const key = KEY + room
  const { subscribe, tell } = createListeners()
  const asked = new Map<string, (answer: MoveAnswer) => void>()
  let list: readonly SentMove[] = kept(key)
  let sending = false
  let stopped = false

  function set(next: readonly SentMove[]): void {
    list = next
    remember(key, next.length > 0 ? JSON.stringify(next) : null)
    tell()
  }

  async function run(): Promise<void> {
    if (sending) return
    sending = true
    for (let first = list[0]; first && !stopped; first = list[0]) {
      const answer = await send(first)
      if (answer === 'lost') break
      if (!answer.ok && (answer.code === 'too_fast' || answer.code === 'later')) {
        await pause(AGAIN_MS)
        continue
      }
      const { id } = first
      set(list.filter((own) => own.id !== id))
      asked.get(id)?.(answer)
      asked.delete(id)
    }
    sending = false
  }

  return {
    subscribe,
    waiting: () => list,
    add: (move) =>
      new Promise((answered) => {
        const id = nextId()
        asked.set(id, answered)
        set([...list, { id, move }])
        void run()
      }),
    flush: () => void run(),
    stop: () => {
      stopped = true
    },
  }
}
