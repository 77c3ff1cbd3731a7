import { asc, eq, lt } from 'drizzle-orm'
import { lessonFetches, packImports } from '../../db/tables/lesson-pack.ts'
import type { Services } from '../../domain/services.ts'

const KEPT_MS = 2 * 24 * 60 * 60_000
/** What came of fetching, for whoever looks for it later. */
const RUN_KEPT_MS = 14 * 24 * 60 * 60_000
const PART = 100

/** Forgets packs that came two days ago, with their files, and what was fetched two weeks ago. @returns how many */
export async function forgetPacks(
  { db, privateBlobs, now }: Pick<Services, 'db' | 'privateBlobs' | 'now'>,
  signal: AbortSignal,
): Promise<number> {
  const over = lt(packImports.createdAt, new Date(now().getTime() - KEPT_MS))
  const long = lt(lessonFetches.createdAt, new Date(now().getTime() - RUN_KEPT_MS))
  await db.delete(lessonFetches).where(long)
  let gone = 0
  for (;;) {
    signal.throwIfAborted()
    const rows = await db
      .select({ id: packImports.id, key: packImports.key })
      .from(packImports)
      .where(over)
      .orderBy(asc(packImports.id))
      .limit(PART)
    for (const { id, key } of rows) {
      await privateBlobs.remove(key)
      await db.delete(packImports).where(eq(packImports.id, id))
    }
    gone += rows.length
    if (rows.length < PART) return gone
  }
}
