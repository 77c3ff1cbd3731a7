import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { isUnavailable } from './unavailable.ts'

export interface Connection {
  db: NodePgDatabase
  pool: Pool
}

export interface ConnectOptions {
  /** Connections at most: while twelve wait for the disk to take their commits, the processor still has something to do. */
  max?: number
  /** Ends a statement after so many ms; 0 for work that may take long (migrations, imports). */
  statementMs?: number
  /** How long a statement waits for a connection. */
  connectMs?: number
  onError?: (error: Error) => void
}

/** Waiting longer for a connection, or for one of the site's small statements, means that the database is gone. */
const CONNECT_MS = 2000
const STATEMENT_MS = 1400

/** Opens a pool. Nothing is connected yet: the first statement does that, and again after the database was gone. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const { max = 16, statementMs = STATEMENT_MS, connectMs = CONNECT_MS, onError = () => {} } = options
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server's own limit ends a slow statement; ours also ends the wait for a server that is frozen.
    ...(statementMs > 0 ? { statement_timeout: statementMs, query_timeout: statementMs } : {}),
  })
  // Without listeners, a connection that breaks while idle, or between two statements, would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  db.transaction = (run, config) => inTransaction(pool, (own) => own.transaction(run, config))
  return { db, pool }
}

/** Drizzle's own way keeps a connection for ever whose `begin` fails, and hands back one that is broken. */
async function inTransaction<T>(pool: Pool, run: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    return await run(drizzle(client))
  } catch (error) {
    broken = isUnavailable(error)
    throw error
  } finally {
    client.release(broken)
  }
}
