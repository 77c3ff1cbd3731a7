import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Queue } from '../../ports/queue.ts'
import { ASKS_ONLY, onPool, openBoss, SCHEMA } from './boss.ts'

/** Takes jobs into the database's own tables. Nothing is loaded before the first one. */
export function openQueue(pool: Pool): Queue {
  let opened: Promise<PgBoss> | undefined

  async function open(): Promise<PgBoss> {
    const boss = await openBoss({ ...ASKS_ONLY, db: onPool(pool) })
    // What it has to say is what the caller's own statement says.
    boss.on('error', () => undefined)
    return boss.start()
  }

  function boss(): Promise<PgBoss> {
    opened ??= open().catch((error: unknown) => {
      // The next one asks anew: the database may be back.
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async open() {
      await boss()
    },
    async ask(db, job, data, wait = 0) {
      const { fromDrizzle } = await import('pg-boss')
      const taken = await boss()
      await taken.send(job.name, job.schema.parse(data), { db: fromDrizzle(db, sql), startAfter: wait })
    },
    async retry(name, id) {
      const { rowCount } = await pool.query(
        `select from ${SCHEMA}.job where name = $1 and id = $2 and state = 'failed'`,
        [name, id],
      )
      if (rowCount === 0) return false
      const taken = await boss()
      await taken.retry(name, id)
      return true
    },
    async close() {
      const open = await opened?.catch(() => undefined)
      await open?.stop({ graceful: false })
    },
  }
}
