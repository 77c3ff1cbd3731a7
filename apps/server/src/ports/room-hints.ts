import type { Redis } from 'ioredis'

/** What a process tells the others of a room: that its log has grown, and who has a line to it there. */
interface RoomHint {
  room: number
  seq?: number
  /** Numbers of members. */
  present?: readonly number[]
}

/**
 * Tells other processes of rooms. Nothing stands on it: who is not told looks into the database itself, a second later.
 */
export interface RoomHints {
  tell(hint: RoomHint): void
  /** @param hear told of the hints of other processes, with a name of the one that it came from */
  listen(hear: (from: string, hint: RoomHint) => void): Promise<void>
  close(): void
}

/** One process has nobody to tell. */
export const noHints: RoomHints = { tell: () => {}, listen: async () => {}, close: () => {} }

const CHANNEL = 'hakka:rooms'

/** Over Redis. While it is gone hints are lost, and nothing else happens. */
export function redisHints(url: string, own: string, onError: (error: Error) => void): RoomHints {
  const lines: Redis[] = []
  const connect = async () => {
    const { Redis: Client } = await import('ioredis')
    const line = new Client(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1_000,
      lazyConnect: true,
      retryStrategy: (times) => Math.min(times * 100, 1000),
    })
    line.on('error', onError)
    lines.push(line)
    // A Redis that is away now may come: the client tries again by itself.
    await line.connect().catch(() => undefined)
    return line
  }
  const teller = connect()
  return {
    tell(hint) {
      // A promise that nobody takes would end the process when Redis does.
      teller.then((line) => line.publish(CHANNEL, JSON.stringify({ from: own, hint }))).catch(() => undefined)
    },
    async listen(hear) {
      const line = await connect()
      line.on('message', (_channel, text) => {
        const read = hintIn(text)
        if (read && read.from !== own) hear(read.from, read.hint)
      })
      const subscribe = () => void line.subscribe(CHANNEL).catch(() => undefined)
      line.on('ready', subscribe)
      if (line.status === 'ready') subscribe()
    },
    close() {
      for (const line of lines) line.disconnect()
    },
  }
}

function hintIn(text: string): { from: string; hint: RoomHint } | undefined {
  try {
    const { from, hint }: { from: unknown; hint: RoomHint } = JSON.parse(text)
    return typeof from === 'string' && typeof hint?.room === 'number' ? { from, hint } : undefined
  } catch {
    return undefined
  }
}
