import type { MailReason } from '@hakka/contract/outbox'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at } from './columns.ts'

/**
 * Mails that the site was asked to send, written in the transaction that causes them. What they say holds links that
 * log somebody in: it goes a while after the mail has left (`domain/mail/prune.ts`).
 */
export const mails = pgTable(
  'mails',
  {
    /** Begins with the time, so that ids are in the order of their mails. */
    id: text().primaryKey(),
    at: at('at').notNull(),
    /** Whom it is about: it is erased with their account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** One address. */
    to: text().notNull(),
    subject: text().notNull(),
    html: text(),
    text: text(),
    /** `waiting` for a try or in one, `sent` to the mail server, `kept` in this site's folder, or `failed` for good. */
    state: text({ enum: ['waiting', 'sent', 'kept', 'failed'] }).notNull(),
    /** Tries that have ended. */
    tries: smallint().notNull().default(0),
    nextTryAt: at('next_try_at'),
    endedAt: at('ended_at'),
    /** Why the last try failed. */
    reason: text().$type<MailReason>(),
    /** The number that the mail server answered with. */
    responseCode: smallint('response_code'),
  },
  (table) => [
    index('mails_at').on(table.at),
    index('mails_user').on(table.userId),
    index('mails_to').on(sql`lower(${table.to})`),
    index('mails_open').on(table.state, table.at).where(sql`state in ('waiting', 'failed')`),
    check('mails_state', sql`${table.state} in ('waiting', 'sent', 'kept', 'failed')`),
  ],
)
