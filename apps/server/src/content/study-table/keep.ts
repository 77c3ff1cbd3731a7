import { createHash } from 'node:crypto'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyImportChanges, studyImports } from '../../db/tables/self-study.ts'
import { changeOf, type ItemChange } from './changes.ts'
import type { TableFile } from './columns.ts'
import type { TablePlan } from './plan.ts'

export type TableBytes = Partial<Record<TableFile, Uint8Array>>

/** Who brings a table, and what her machine calls it. */
export interface Bringing {
  userId: number
  fileName: string
  at: Date
}

/** Checked tables that somebody may hold at once; of more the oldest go. */
const HELD = 5

/** Rows of one statement. */
const BATCH = 500

/** What a plan does to each item, those that change before those that are new. */
const changesOf = ({ kind, writes }: TablePlan): ItemChange[] =>
  [...writes.filter(({ before }) => before), ...writes.filter(({ before }) => !before)].map((write) =>
    changeOf(kind, write),
  )

/** Another one where a plan does something else than what its editor was shown. */
function digestOf(changes: readonly ItemChange[]): string {
  const hash = createHash('sha256')
  for (const change of changes) hash.update(`${JSON.stringify(change)}\n`)
  return hash.digest('base64url')
}

/** Whether a plan does what its editor was shown; one of a site that kept nothing of it does. */
export const isAsShown = (shown: string | null, plan: TablePlan): boolean =>
  shown === null || shown === digestOf(changesOf(plan))

/** Keeps a checked table with what it would do to each item. @returns its id */
export async function keepImport(
  db: NodePgDatabase,
  { userId, fileName, at, bytes }: Bringing & { bytes: TableBytes },
  plan: TablePlan,
): Promise<number> {
  const changes = changesOf(plan)
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(studyImports)
      .values({
        userId,
        kind: plan.kind.id,
        fileName,
        itemsFile: Buffer.from(bytes.items_file ?? []),
        wordsFile: bytes.words_file ? Buffer.from(bytes.words_file) : null,
        state: 'checked',
        shown: digestOf(changes),
        createdAt: at,
      })
      .returning({ id: studyImports.id })
    if (!row) throw new Error('the new import was not returned')
    for (let start = 0; start < changes.length; start += BATCH)
      await transaction.insert(studyImportChanges).values(
        changes.slice(start, start + BATCH).map((change, at) => ({
          importId: row.id,
          no: start + at + 1,
          change,
        })),
      )
    const own = and(eq(studyImports.userId, userId), eq(studyImports.state, 'checked'))
    const [oldest] = await transaction
      .select({ id: studyImports.id })
      .from(studyImports)
      .where(own)
      .orderBy(desc(studyImports.id))
      .offset(HELD - 1)
      .limit(1)
    if (oldest) await transaction.delete(studyImports).where(and(own, lt(studyImports.id, oldest.id)))
    return row.id
  })
}
