import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { demoParts } from '../../db/tables/demo.ts'
import type { Transaction } from '../../db/transaction.ts'

/**
 * Loads a part of the demo once in a database's life. From then on it belongs to the editors: what they change or
 * delete, all of it too, stays so at the next start.
 * @param load its rows are kept together with the note that they were loaded, or neither is
 */
export async function loadDemoPart(
  db: NodePgDatabase,
  name:
    | 'assessments'
    | 'assignments'
    | 'children'
    | 'classes'
    | 'competitions'
    | 'downloads'
    | 'event_plays'
    | 'events'
    | 'feedback'
    | 'lesson_drafts'
    | 'news'
    | 'study',
  load: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  // A start where nothing is new only reads.
  if ((await db.select().from(demoParts)).some((part) => part.name === name)) return
  await db.transaction(async (transaction) => {
    const first = await transaction.insert(demoParts).values({ name }).onConflictDoNothing().returning()
    if (first.length > 0) await load(transaction)
  })
}
