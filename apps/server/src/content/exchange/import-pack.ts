import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { packImports } from '../../db/tables/lesson-pack.ts'
import { inTurn } from '../../domain/edit/lock.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Asked } from '../../ports/queue.ts'
import type { Pack } from '../pack.ts'
import { parsePackInTurns } from '../read.ts'
import { landLesson } from './land-lesson.ts'
import { lessonMedia, storeMedia } from './lesson-media.ts'
import { openPack } from './open-pack.ts'

/** The job that takes in the chosen lessons of a pack that was checked. */
export const IMPORT_PACK = {
  name: 'import-pack',
  schema: z.strictObject({ id: z.number().int() }),
} satisfies Asked<object>

type Importing = Pick<Services, 'db' | 'blobs' | 'privateBlobs' | 'now'>
type Row = typeof packImports.$inferSelect

/** Also one whose job has failed: it is tried again by itself. */
const isGoing = ({ state }: Row): boolean => ['waiting', 'running', 'failed'].includes(state)

const next = ({ chosen, brought }: Row): string | undefined =>
  chosen.find((path) => !brought.some((own) => own.path === path))

/** One pack at a time in a process: each may take hundreds of megabytes. */
export const withPack = <T>(run: () => Promise<T>): Promise<T> => inTurn('lesson pack', run)

/**
 * Takes in the chosen lessons, each with its result in one transaction: whoever is killed goes on with the next one, and
 * whoever is told to stop does so between two.
 */
export const importPackOf = (services: Importing, id: number, signal: AbortSignal): Promise<void> =>
  withPack(async () => {
    const row = await rowOf(services, id)
    if (!row || !isGoing(row)) return
    const opened = await openPack(await buffer(services.privateBlobs.stream(row.key)))
    if ('refused' in opened) throw new Error(`the pack of import ${id} is no pack any more`)
    const pack = await parsePackInTurns(opened.files)
    for (;;) {
      signal.throwIfAborted()
      const now = await rowOf(services, id)
      const path = now && isGoing(now) ? next(now) : undefined
      if (!now?.userId || path === undefined) return finish(services, now)
      await bringOne(services, pack, { id, path, userId: now.userId })
    }
  })

async function rowOf({ db }: Pick<Services, 'db'>, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(packImports).where(eq(packImports.id, id))
  return row
}

async function finish({ db, privateBlobs }: Importing, row: Row | undefined): Promise<void> {
  if (!row || !isGoing(row)) return
  await db.update(packImports).set({ state: 'done' }).where(eq(packImports.id, row.id))
  // Those that failed may be tried again.
  if (row.brought.every(({ success }) => success)) await privateBlobs.remove(row.key)
}

async function bringOne(
  { db, blobs, now }: Importing,
  pack: Pack,
  { id, path, userId }: { id: number; path: string; userId: number },
): Promise<void> {
  const lesson = pack.lessons.get(path)?.lesson
  const stored = lesson && (await lessonMedia({ db, blobs }, pack, lesson))
  if (stored) await storeMedia(blobs, pack, stored)
  const keep = async (
    transaction: Pick<Services['db'], 'update'>,
    { brought }: Row,
    result: Omit<Row['brought'][number], 'path'>,
  ) => {
    const own = { path, id: result.id, success: result.success, output: result.output }
    await transaction
      .update(packImports)
      .set({ state: 'running', brought: [...brought, own] })
      .where(eq(packImports.id, id))
  }
  try {
    await db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(packImports).where(eq(packImports.id, id)).for('update')
      if (!row || !isGoing(row) || row.brought.some((own) => own.path === path)) return
      const landed =
        lesson && stored
          ? await landLesson(transaction, { lesson, stored }, { userId, at: now() })
          : { id: null, success: false, output: ['教材包裡沒有這一課'] }
      await keep(transaction, row, landed)
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const row = await rowOf({ db }, id)
    if (row) await keep(db, row, { id: null, success: false, output: [error.message] })
  }
}
