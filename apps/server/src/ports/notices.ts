import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/transaction.ts'

/** What can change that a process keeps in memory, pages among it. */
export const TOPICS = [
  'assessment',
  'dictionary',
  'download',
  'faq',
  'event',
  'feedback',
  'guide',
  'lesson',
  'lesson_draft',
  'news',
  'self_study',
  'user',
] as const
export type Topic = (typeof TOPICS)[number]

/** What one process tells all of them, itself too. */
export interface Notice {
  topic: Topic
  /** Which of its things have changed; without it any of them may have. The keys of lessons: `lessonKey`. */
  keys?: readonly string[]
}

export interface NoticeListener {
  notice(notice: Notice): void
  /** Notices may have been lost: whatever is kept has to be read anew. */
  gap(): void
}

/** Takes in what other processes, and this one, have changed. */
export interface Notices {
  /**
   * The first one opens the connection, and waits until it stands or can't be made; `gap` comes each time that it
   * stands.
   */
  subscribe(listener: NoticeListener): Promise<void>
  /** Waits until all that was committed before the call has been told here: whoever saved something reads it. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/** The one channel of a database. */
export const CHANNEL = 'hakka_notices'
/** PostgreSQL takes less than 8,000 bytes, and ends the transaction that sends more. */
export const PAYLOAD_BYTES = 7_999

/**
 * Tells every process of a change, when and only when the transaction is committed.
 * @example
 * await publishNotice(transaction, { topic: 'lesson', keys: [lessonKey(lesson)] })
 */
export async function publishNotice(transaction: Transaction, notice: Notice): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${payloadOf(notice)})`)
}

/** More keys than fit are all of the topic's. */
export function payloadOf({ topic, keys }: Notice): string {
  const payload = JSON.stringify(keys ? { topic, keys } : { topic })
  return Buffer.byteLength(payload) <= PAYLOAD_BYTES ? payload : JSON.stringify({ topic })
}
