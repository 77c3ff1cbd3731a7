import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { faces, files } from '../db/tables/content.ts'

export const TITLES_FACE = 'titles'

/** The face that sets lesson titles on pages with many of them; `null` before any content is there. */
export async function titlesFace(db: NodePgDatabase): Promise<{ family: string; url: string } | null> {
  const [row] = await db
    .select({ key: files.key })
    .from(faces)
    .innerJoin(files, eq(files.id, faces.fileId))
    .where(eq(faces.name, TITLES_FACE))
  return row ? { family: 'HakkaTitles', url: `/files/${row.key}` } : null
}
