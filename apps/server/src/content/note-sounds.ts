import { isDeepStrictEqual } from 'node:util'
import type { StudyKind } from '@hakka/modules/server'
import { and, eq, inArray } from 'drizzle-orm'
import { soundTexts } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { doubtedSounds } from './voices.ts'

/** What was written of an item. */
interface Written {
  id: number
  /** In its kind's present shape. */
  before: unknown
  after: unknown
}

/** Keeps which sounds of some items may not say any more what stands beside them. To be called wherever an item is written. */
export async function noteSounds(
  transaction: Transaction,
  kind: StudyKind,
  written: readonly Written[],
): Promise<void> {
  if (written.length === 0) return
  const ids = written.map(({ id }) => id)
  const rows = await transaction.select().from(soundTexts).where(inArray(soundTexts.itemId, ids))
  const known = Map.groupBy(rows, ({ itemId }) => itemId)
  const fresh: (typeof soundTexts.$inferInsert)[] = []
  for (const { id, before, after } of written) {
    const own = (known.get(id) ?? []).map(({ url, text, pinyin }) => ({ url, text, pinyin }))
    const now = doubtedSounds(kind, before, after, own)
    const over = own.filter(({ url }) => !now.some((still) => still.url === url)).map(({ url }) => url)
    if (over.length > 0)
      await transaction
        .delete(soundTexts)
        .where(and(eq(soundTexts.itemId, id), inArray(soundTexts.url, over)))
    for (const one of now)
      if (!own.some((old) => isDeepStrictEqual(old, one))) fresh.push({ itemId: id, ...one })
  }
  if (fresh.length > 0) await transaction.insert(soundTexts).values(fresh).onConflictDoNothing()
}
