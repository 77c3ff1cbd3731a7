import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { LoginGate } from './domain/login/gate.ts'
import type { Outbox } from './domain/mail/outbox.ts'
import type { Env } from './env.ts'
import type { BlobStore } from './ports/blob.ts'
import type { Judging } from './ports/judging.ts'
import type { Mailer } from './ports/mail.ts'

/** Everything a handler may reach for. Built once in `main.ts`, or by a test with its own database. */
export interface Services {
  env: Env
  db: NodePgDatabase
  pool: Pool
  blobs: BlobStore
  /** Files that have no address: screenshots of those who report a problem. */
  privateBlobs: BlobStore
  /** Key of everything the server signs: the setting, else one kept in the data folder. */
  secret: string
  loginGate: LoginGate
  mail: Mailer
  /** What became of the mails. */
  outbox: Outbox
  /** The server's clock; tests move it. */
  /** Scores recordings. */
  judging: Judging
  now: () => Date
  log: Log
}

/** One JSON line a call; no personal data. */
export interface Log {
  debug(fields: Record<string, unknown>, message: string): void
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  /** The line that each answered request leaves, at level info. */
  request(line: RequestLine): void
}

export interface RequestLine {
  request_id: string
  method: string
  /** The route's pattern: never what was looked up. */
  path: string
  status: number
  ms: number
  /** A network, never a whole address. */
  from: string
}
