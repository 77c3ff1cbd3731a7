import type { Report } from '@hakka/contract/feedback'
import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { wholeOf } from './present.ts'

type Database = Pick<NodePgDatabase, 'select'>

/** The pictures of some reports, each report's in their order. */
export const screenshotsOf = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(feedbackScreenshots)
        .where(inArray(feedbackScreenshots.feedbackId, [...ids]))
        .orderBy(feedbackScreenshots.feedbackId, feedbackScreenshots.no)

/** A whole report, for who handles it. */
export async function findWhole(db: Database, id: number): Promise<Report | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row && wholeOf(row, await screenshotsOf(db, [id]))
}
