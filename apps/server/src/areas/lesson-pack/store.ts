import type { CallAnswer } from '@hakka/contract/calls'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { IMPORT_PACK } from '../../content/exchange/import-pack.ts'
import { packImports } from '../../db/tables/lesson-pack.ts'
import type { Services } from '../../domain/services.ts'
import { asItGoes } from '../../jobs/kit/runs.ts'

type Db = Services['db']
type Progress = CallAnswer<'GET /api/admin/lesson/pack/{id}'>['data']

type PackImport = typeof packImports.$inferSelect

export async function findImport(db: Db, id: number): Promise<PackImport | undefined> {
  const [row] = await db.select().from(packImports).where(eq(packImports.id, id))
  return row && asItGoes(db, IMPORT_PACK, row)
}

export const presentImport = ({ id, fileName, state, chosen, brought }: PackImport): Progress => ({
  id,
  file_name: fileName,
  state,
  total: chosen.length,
  lessons: brought,
})

/** Checked packs that somebody may hold at once; of more the oldest go. */
const HELD = 3

/** Remembers a pack that was checked, its file being kept. @returns its id */
export async function keepImport(
  { db, privateBlobs }: Pick<Services, 'db' | 'privateBlobs'>,
  values: { userId: number; fileName: string; key: string; createdAt: Date },
): Promise<number> {
  const [row] = await db
    .insert(packImports)
    .values({ ...values, state: 'checked' })
    .returning({ id: packImports.id })
  if (!row) throw new Error('the new import was not returned')
  const own = and(eq(packImports.userId, values.userId), eq(packImports.state, 'checked'))
  const [oldest] = await db
    .select({ id: packImports.id })
    .from(packImports)
    .where(own)
    .orderBy(desc(packImports.id))
    .offset(HELD - 1)
    .limit(1)
  if (oldest) {
    const gone = await db
      .delete(packImports)
      .where(and(own, lt(packImports.id, oldest.id)))
      .returning({ key: packImports.key })
    for (const { key } of gone) await privateBlobs.remove(key)
  }
  return row.id
}

/**
 * Lets an import wait for its turn: one that was checked, or what one has left over that was stopped or has failed.
 * @param lessons those that are chosen now; without them those that were
 */
export async function beginImport(
  transaction: Pick<Db, 'select' | 'update' | 'execute'>,
  id: number,
  lessons: readonly string[] | undefined,
): Promise<{ row: PackImport | undefined; isBegun: boolean }> {
  const [held] = await transaction.select().from(packImports).where(eq(packImports.id, id)).for('update')
  if (!held) return { row: held, isBegun: false }
  const row = await asItGoes(transaction, IMPORT_PACK, held)
  const chosen = lessons ? [...new Set(lessons)] : row.chosen
  const brought = row.brought.filter(({ success }) => success)
  const isLeft = chosen.some((path) => !brought.some((own) => own.path === path))
  if (row.state === 'waiting' || row.state === 'running' || !isLeft) return { row, isBegun: false }
  const set = { state: 'waiting' as const, chosen, brought }
  await transaction.update(packImports).set(set).where(eq(packImports.id, id))
  return { row: { ...row, ...set }, isBegun: true }
}

/** Ends it before its next lesson. */
export async function stopImport(db: Db, id: number): Promise<PackImport | undefined> {
  await db
    .update(packImports)
    .set({ state: 'stopped' })
    .where(and(eq(packImports.id, id), inArray(packImports.state, ['waiting', 'running', 'failed'])))
  return findImport(db, id)
}
