import { Socket } from 'node:net'
import { Client } from 'pg'
import { z } from 'zod'
import { CHANNEL, type Notice, type NoticeListener, type Notices, TOPICS } from './notices.ts'

interface Options {
  /** Told once when the connection is lost, and once when it stands again. */
  onLost?: (error: Error | undefined) => void
  onBack?: () => void
  /** How often the connection is asked whether it lives, and how long it may take to say so. */
  pingMs?: number
  patienceMs?: number
}

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

const noticeIn = z.object({ topic: z.enum(TOPICS), keys: z.array(z.string()).optional() })

/**
 * Notices by LISTEN on a connection of its own: one of the pool would be lent to others. It is made anew when it
 * breaks, and when the database says nothing for a while; what was sent meanwhile is a gap.
 * @param url of the database itself: a pooler that lends a connection for each transaction hands on no notices
 */
export function postgresNotices(url: string, options: Options = {}): Notices {
  const { onLost, onBack, pingMs = 10_000, patienceMs = 2_000 } = options
  const listeners: NoticeListener[] = []
  /** Asks the connection that stands for a sign of life. */
  let ask: (() => Promise<boolean>) | undefined
  let state: 'unused' | 'open' | 'closed' = 'unused'
  let lost = false
  let retryMs = FIRST_RETRY_MS
  let retry: NodeJS.Timeout | undefined
  let hangUp: (() => void) | undefined

  const gap = () => {
    for (const listener of listeners) listener.gap()
  }

  function take(payload: string | undefined): void {
    const notice = noticeOf(payload)
    // One that nobody here can read comes from another version of the program.
    if (!notice) gap()
    else for (const listener of listeners) listener.notice(notice)
  }

  function open(): Promise<void> {
    const socket = new Socket()
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'hakka notices',
    })
    let ping: NodeJS.Timeout | undefined
    let over = false
    const end = (error?: Error) => {
      if (over) return
      over = true
      clearInterval(ping)
      if (ask === own) ask = undefined
      socket.destroy()
      if (state === 'closed') return
      if (!lost) onLost?.(error)
      lost = true
      retry = setTimeout(() => void open(), retryMs)
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    }
    let turn: Promise<boolean> = Promise.resolve(true)
    // One after the other: a connection answers one query at a time.
    const own = () => {
      turn = turn.then(async () => !over && (await client.query('select 1').then(() => true, end)) === true)
      return turn
    }
    client.on('error', end)
    client.on('end', end)
    client.on('notification', ({ payload }) => take(payload))
    hangUp = end
    const begin = async () => {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (over) return
      ask = own
      retryMs = FIRST_RETRY_MS
      if (lost) onBack?.()
      lost = false
      ping = setInterval(() => void own(), pingMs)
      gap()
    }
    return begin().catch(end)
  }

  return {
    async subscribe(listener) {
      listeners.push(listener)
      if (state !== 'unused') return
      state = 'open'
      await open()
    },
    async caughtUp() {
      if (state !== 'open') return
      // The database hands out what was committed before it answers anything that is asked later.
      if (!(await ask?.())) gap()
    },
    async close() {
      state = 'closed'
      clearTimeout(retry)
      hangUp?.()
    },
  }
}

function noticeOf(payload: string | undefined): Notice | undefined {
  try {
    const { topic, keys } = noticeIn.parse(JSON.parse(payload ?? ''))
    return keys ? { topic, keys } : { topic }
  } catch {
    return undefined
  }
}
