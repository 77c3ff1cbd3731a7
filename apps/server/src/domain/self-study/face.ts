import type { Face } from '@hakka/contract/shapes'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { faces, files } from '../../db/tables/content.ts'

/** Name of the face that sets a category in one dialect. */
export const categoryFace = (categoryId: number, dialectId: number) => `study ${categoryId} ${dialectId}`

/** Name of the face of what a check of a dialogue may borrow: what others of its level say, and who speaks there. */
export const checkFace = (levelNo: number | null, dialectId: number) => `check ${levelNo ?? 0} ${dialectId}`

/** Name of the face that sets a book in all of its dialects. */
export const bookFace = (itemId: number) => `book ${itemId}`

/** A face of self-study by its name; `null` before anything is to be set in it. */
export async function studyFace(
  db: NodePgDatabase,
  name: string,
  family = 'HakkaLesson',
): Promise<Face | null> {
  const [face] = await db
    .select({ key: files.key })
    .from(faces)
    .leftJoin(files, eq(files.id, faces.fileId))
    .where(eq(faces.name, name))
  return face ? { family, url: face.key ? `/files/${face.key}` : null } : null
}
