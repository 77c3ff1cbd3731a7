import { createHash } from 'node:crypto'
import type { ComparedReading } from '@hakka/contract/dictionary'
import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { keptReadings } from '../../db/tables/dictionary.ts'
import { writeAudit } from '../edit/audit.ts'
import type { ReadLine } from './compare.ts'

type Kept = ComparedReading['kept']

/** Spaces around and between syllables say nothing. */
const plain = (pinyin: string) => pinyin.trim().replace(/\s+/g, ' ')

const digestOf = ({ text, pinyin }: ReadLine, dialectId: number): string =>
  createHash('sha256')
    .update(JSON.stringify([dialectId, text.trim(), plain(pinyin)]))
    .digest('base64url')

/** Which of some readings somebody has found right, in their order. */
export async function keptOf(
  db: NodePgDatabase,
  lines: readonly ReadLine[],
  dialectId: number,
): Promise<Kept[]> {
  const digests = lines.map((line) => digestOf(line, dialectId))
  const rows = await db
    .select({ digest: keptReadings.digest, by: keptReadings.userName, at: keptReadings.at })
    .from(keptReadings)
    .where(inArray(keptReadings.digest, digests))
  const known = new Map(rows.map(({ digest, by, at }) => [digest, { by, at: at.toISOString() }]))
  return digests.map((digest) => known.get(digest) ?? null)
}

/** Somebody finds a reading right, or takes that back; who was first stays named. */
export async function keepReading(
  db: NodePgDatabase,
  { text, pinyin }: ReadLine,
  { dialectId, keep, userId, at }: { dialectId: number; keep: boolean; userId: number; at: Date },
): Promise<Kept> {
  const line = { text: text.trim(), pinyin: plain(pinyin) }
  const digest = digestOf(line, dialectId)
  return db.transaction(async (transaction) => {
    const [user] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
    const row = { digest, dialectId, ...line, userId, userName: user?.name ?? '', at }
    const changed = keep
      ? await transaction.insert(keptReadings).values(row).onConflictDoNothing().returning()
      : await transaction.delete(keptReadings).where(eq(keptReadings.digest, digest)).returning()
    if (changed.length > 0)
      await writeAudit(
        transaction,
        {
          userId,
          action: keep ? 'dictionary.keep' : 'dictionary.unkeep',
          subjectId: digest,
          subject: `${line.text}（${line.pinyin}）`,
        },
        at,
      )
    const [now] = await transaction.select().from(keptReadings).where(eq(keptReadings.digest, digest))
    return now ? { by: now.userName, at: now.at.toISOString() } : null
  })
}
