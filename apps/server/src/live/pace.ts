import type { Server } from 'socket.io'

/** Messages and bytes that a line may send in a second, whatever is in them: who sends more is cut off. */
const A_SECOND = { messages: 60, bytes: 262_144 }

/** Counts within a second. */
export class Pace {
  #from = 0
  #count = 0
  count(more = 1): number {
    const now = performance.now()
    if (now - this.#from > 1000) {
      this.#from = now
      this.#count = 0
    }
    this.#count += more
    return this.#count
  }
}

/** Cuts off who floods, before anything of it is read: events that are none, names of rooms that are none, answers to nothing. */
export function cutFloods({ engine }: Server): void {
  engine.on('connection', (line: { on: NodeJS.EventEmitter['on']; close(discard: boolean): void }) => {
    const [messages, bytes] = [new Pace(), new Pace()]
    line.on('packet', ({ data = '' }: { data?: string | Buffer }) => {
      if (messages.count() > A_SECOND.messages || bytes.count(data.length) > A_SECOND.bytes) line.close(true)
    })
  })
}
