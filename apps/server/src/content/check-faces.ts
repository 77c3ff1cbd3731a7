import { partsOf } from '@hakka/modules/server'
import { inArray, sql } from 'drizzle-orm'
import { studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import type { WantedFace } from '../domain/fonts/want-faces.ts'
import { CHECK_OTHERS } from '../domain/self-study/check-others.ts'
import { checkFace } from '../domain/self-study/face.ts'
import { dialogues } from '../domain/self-study/readers.ts'
import { readingTexts } from './reading-texts.ts'

/** A level with fewer dialogues may have too few for a check, which then borrows from all of its dialect. */
const ENOUGH = 8

/**
 * The faces of checks in some dialects, one a level: of the dialogues that a check there may borrow from. The theme's
 * own face has none of them, and a wrong option in the system's face would be told by its looks.
 */
export async function checkFaces(
  transaction: Transaction,
  dialectIds: readonly number[],
): Promise<WantedFace[]> {
  if (dialectIds.length === 0) return []
  const { kind } = dialogues
  // One more than are borrowed from: the dialogue that is asked about is none of them.
  const most = CHECK_OTHERS + 1
  const first = transaction.$with('first').as(
    transaction
      .select({
        dialectId: studyItems.dialectId,
        levelNo: studyItems.levelNo,
        content: studyItems.content,
        schemaVersion: studyItems.schemaVersion,
        inLevel:
          sql<number>`row_number() over (partition by ${studyItems.dialectId}, ${studyItems.levelNo} order by ${studyItems.id})`.as(
            'in_level',
          ),
        inDialect:
          sql<number>`row_number() over (partition by ${studyItems.dialectId} order by ${studyItems.id})`.as(
            'in_dialect',
          ),
      })
      .from(studyItems)
      .where(
        sql`${studyItems.kind} = ${kind.id} and ${studyItems.withdrawnAt} is null and ${inArray(studyItems.dialectId, [...new Set(dialectIds)])}`,
      ),
  )
  const rows = await transaction
    .with(first)
    .select()
    .from(first)
    .where(sql`${first.inLevel} <= ${most} or ${first.inDialect} <= ${most}`)
  const textsOf = (own: typeof rows) =>
    own.flatMap(({ content, schemaVersion }) =>
      readingTexts(partsOf(kind.item, kind.migrate(content, schemaVersion))),
    )
  return [...Map.groupBy(rows, ({ dialectId }) => dialectId ?? 0)].flatMap(([dialectId, inDialect]) =>
    [...Map.groupBy(inDialect, ({ levelNo }) => levelNo)].map(([levelNo, own]) => {
      const inLevel = own.filter((row) => row.inLevel <= most)
      const others = inLevel.length < ENOUGH ? inDialect.filter((row) => row.inDialect <= most) : []
      return { name: checkFace(levelNo, dialectId), texts: textsOf([...inLevel, ...others]) }
    }),
  )
}
