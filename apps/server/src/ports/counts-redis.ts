import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { Count, Counts } from './counts.ts'
import { Window } from './window.ts'

/** A count that takes longer is none: whoever asks waits for it. */
const PATIENCE_MS = 200
/** So long nobody waits for a server that has just failed. */
const REST_MS = 1_000

interface Options {
  url: string
  /** Of the site: addresses are kept as HMACs of it. */
  secret: string
  /** Told once when Redis is gone, and once when it counts again. */
  onLost?: (error: Error) => void
  onBack?: () => void
}

/**
 * Counts of all processes together. While Redis is gone each process counts for itself; it has counted along before, so
 * nobody starts anew. Heals by itself.
 */
export function redisCounts(options: Options): Counts {
  const { secret } = options
  const patience = new Patience(options)
  let connected: ReturnType<typeof connect> | undefined
  return {
    open(name, { max, ms }) {
      const here = new Window(max, ms)
      connected ??= connect(options.url, (error) => patience.lose(error))
      const together = connected.then(
        ({ Limiter, redis }) =>
          new Limiter({
            storeClient: redis,
            keyPrefix: `hakka:${name}`,
            points: max,
            duration: ms / 1000,
            rejectIfRedisNotReady: true,
          }),
      )
      const consume = async (key: string): Promise<boolean> => {
        const limiter = await together
        return limiter.consume(createHmac('sha256', secret).update(key).digest('base64url')).then(
          () => true,
          (refused: unknown) => {
            // A failure is an error; a key that has had its share comes as its count.
            if (refused instanceof Error) throw refused
            return false
          },
        )
      }
      return { take: taken(here, consume, patience) }
    },
    async close() {
      if (connected) (await connected).redis.disconnect()
    },
  }
}

/** What all have counted, else what this process has. */
function taken(here: Window, consume: (key: string) => Promise<boolean>, patience: Patience): Count['take'] {
  return (key) => {
    const own = here.take(key)
    if (patience.isResting()) return own
    return inTime(consume(key)).then(
      (free) => {
        patience.find()
        return free
      },
      (error: Error) => {
        patience.lose(error)
        return own
      },
    )
  }
}

/** A process that was busy itself looks whether the answer has come before it calls it late. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('Redis did not answer in time'))
    const timer = setTimeout(() => setImmediate(() => setImmediate(late)), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Whether it is worth asking. */
class Patience {
  readonly #options: Pick<Options, 'onLost' | 'onBack'>
  #until = 0
  #lost = false

  constructor(options: Pick<Options, 'onLost' | 'onBack'>) {
    this.#options = options
  }

  isResting(): boolean {
    return performance.now() < this.#until
  }

  lose(error: Error): void {
    this.#until = performance.now() + REST_MS
    if (!this.#lost) this.#options.onLost?.(error)
    this.#lost = true
  }

  find(): void {
    this.#until = 0
    if (this.#lost) this.#options.onBack?.()
    this.#lost = false
  }
}

/** The libraries come with the connection: a site without Redis needs none of them. */
async function connect(url: string, onError: (error: Error) => void) {
  const [{ Redis: Client }, { RateLimiterRedis: Limiter }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ])
  const redis = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    connectTimeout: REST_MS,
    retryStrategy: (times) => Math.min(times * 100, REST_MS),
  })
  redis.on('error', onError)
  // The first who come wait for the connection, or until it can't be made.
  await once(redis, 'ready').catch(() => undefined)
  return { Limiter, redis }
}
