import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Env } from '../kernel/env.ts'
import type { Log } from '../kernel/log.ts'
import type { BlobStore } from '../ports/blob.ts'
import type { Counts } from '../ports/counts.ts'
import type { Judging } from '../ports/judging.ts'
import type { MailTransport } from '../ports/mail.ts'
import type { Notices } from '../ports/notices.ts'
import type { Queue } from '../ports/queue.ts'
import type { LoginGate } from './login/gate.ts'

/** Everything a handler may reach for. Built once in `main.ts`, or by a test with its own database. */
export interface Services {
  env: Env
  db: NodePgDatabase
  pool: Pool
  blobs: BlobStore
  /** Files that have no address: screenshots of those who report a problem. */
  privateBlobs: BlobStore
  /** Animations that the operator has laid there, by the names that their lessons give them. */
  films: BlobStore
  /** Key of everything the server signs: the setting, else one kept in the data folder. */
  secret: string
  loginGate: LoginGate
  /** Where mails leave; whoever wants to send one asks `sendMail` of `domain/mail/send.ts`. */
  mailTransport: MailTransport
  /** Takes what is done after the answer. */
  queue: Queue
  /** What limits count. */
  counts: Counts
  /** Scores recordings. */
  judging: Judging
  /** What any process has changed. */
  notices: Notices
  /** The server's clock; tests move it. */
  now: () => Date
  log: Log
}
