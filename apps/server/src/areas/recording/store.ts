import type { KeptRecording } from '@hakka/contract/recording'
import { desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { keptRecordings, studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { goneAt } from '../../domain/recordings/remove.ts'
import type { Services } from '../../domain/services.ts'

type Db = Services['db']

const themes = alias(studyCategories, 'themes')

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ recording: keptRecordings, item: studyItems, theme: themes })
    .from(keptRecordings)
    .leftJoin(studyItems, eq(studyItems.id, keptRecordings.itemId))
    .leftJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .leftJoin(themes, eq(themes.id, studyCategories.parentId))
    .where(where)
    .orderBy(desc(keptRecordings.id))

type Row = Awaited<ReturnType<typeof select>>[number]

function present({ recording: { id, title, createdAt }, item, theme }: Row): KeptRecording {
  const shown = item && !item.withdrawnAt && theme && !theme.withdrawnAt
  const query = shown && `level_no=${theme.levelNo}&dialect_id=${item.dialectId}&category_id=${theme.id}`
  return {
    id,
    title,
    url: query ? `/self_study/speaking?${query}#no-${item.no}` : null,
    dialect_id: item?.dialectId ?? null,
    sound_url: `/api/my/recordings/${id}/sound`,
    created_at: createdAt.toISOString(),
    gone_at: goneAt(createdAt).toISOString(),
  }
}

/** What somebody keeps, the newest first. */
export const recordingsOf = async ({ db }: Pick<Services, 'db'>, userId: number): Promise<KeptRecording[]> =>
  (await select(db, eq(keptRecordings.userId, userId))).map(present)

/** One of them as it is shown. */
export const recordingById = async ({ db }: Pick<Services, 'db'>, id: number) =>
  (await select(db, eq(keptRecordings.id, id))).map(present)[0]

/** A recording by its number, and whose it is. */
export async function findRecording(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: { params: { id: number } },
) {
  const [row] = await db.select().from(keptRecordings).where(eq(keptRecordings.id, id))
  return row
}
