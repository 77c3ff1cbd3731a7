import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import { loginFailures } from '../db/tables/account.ts'
import { networkOf } from './network.ts'
import { hashOf } from './secrets.ts'

const MAX_FAILURES = 5
const LOCK_MS = 15 * 60_000
const MAX_FAILURES_PER_ADDRESS = 100
const MAX_WAITING = 200

export type LoginOutcome = 'right' | 'wrong' | 'locked' | 'limited'

/**
 * Slows down guessing. An account, known or not, is locked for 15 minutes by its fifth failure. An address
 * (IPv6: its /64) that has failed a hundred times may for a while log in only to accounts that have logged in from
 * there before: a school behind one address goes on working.
 */
export class LoginGate {
  readonly #failures = new LRUCache<string, number>({ max: 50_000, ttl: LOCK_MS, noUpdateTTL: true })
  readonly #known = new LRUCache<string, true>({ max: 50_000 })
  readonly #queues = new Map<string, { waiting: number; last: Promise<unknown> }>()

  /**
   * Runs one attempt; attempts on one account follow each other, so that a burst can't guess more than five times.
   * @param verify answers whether the password was right; `unproven` where it was that of an account which only claims
   * the name: it lets in, and forgets no failures, or whoever claims another's address could go on guessing for ever
   * @returns `locked` or `limited` without asking `verify`
   */
  async attempt(
    { db, username, address, now }: { db: NodePgDatabase; username: string; address: string; now: Date },
    verify: () => Promise<boolean | 'unproven'>,
  ): Promise<LoginOutcome> {
    const account = accountOf(username)
    const network = networkOf(address)
    const here = `${network} ${account}`
    return this.#inTurn(account, async () => {
      const failed = this.#failures.get(network) ?? 0
      if (failed >= MAX_FAILURES_PER_ADDRESS && !this.#known.has(here)) return 'limited'
      if (await isLocked(db, account, now)) return 'locked'
      const right = await verify()
      if (right === 'unproven') return 'right'
      if (right) {
        this.#known.set(here, true)
        await db.delete(loginFailures).where(eq(loginFailures.account, account))
        return 'right'
      }
      this.#failures.set(network, (this.#failures.get(network) ?? 0) + 1)
      await countFailure(db, account, now)
      return 'wrong'
    })
  }

  /** Opens a locked account again: its owner has come by the mailbox. */
  async forgive(db: NodePgDatabase, username: string): Promise<void> {
    const account = accountOf(username)
    await db.delete(loginFailures).where(eq(loginFailures.account, account))
  }

  async #inTurn(key: string, run: () => Promise<LoginOutcome>): Promise<LoginOutcome> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= MAX_WAITING) return 'limited'
    queue.waiting += 1
    const mine = queue.last.then(run)
    queue.last = mine.catch(() => undefined)
    this.#queues.set(key, queue)
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) this.#queues.delete(key)
    }
  }
}

const accountOf = (username: string) => hashOf(username.normalize('NFC').toLowerCase())

async function isLocked(db: NodePgDatabase, account: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.account, account))
  return row !== undefined && row.failures >= MAX_FAILURES && row.until > now
}

async function countFailure(db: NodePgDatabase, account: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + LOCK_MS)
  await db
    .insert(loginFailures)
    .values({ account, failures: 1, until })
    .onConflictDoUpdate({
      target: loginFailures.account,
      set: {
        failures: sql`case when ${loginFailures.until} > ${now.toISOString()}::timestamptz then ${loginFailures.failures} + 1 else 1 end`,
        until,
      },
    })
}
