import type { Face } from '@hakka/contract/shapes'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { faces, files } from '../../db/tables/content.ts'

export const TITLES_FACE = 'titles'

/** A face's file; none until it is cut. */
type FaceFile = { key: string | null } | null

const faceOf = (family: string, file: FaceFile): Face => ({
  family,
  url: file?.key ? `/files/${file.key}` : null,
})

/** The face of one lesson. */
export const lessonFaceOf = (file: FaceFile): Face => faceOf('HakkaLesson', file)

/** The face of all lessons' titles; `null` before any content is there. */
export const titlesFaceOf = (file: FaceFile | undefined): Face | null =>
  file ? faceOf('HakkaTitles', file) : null

/** The face that sets lesson titles on pages with many of them. */
export async function titlesFace(db: NodePgDatabase): Promise<Face | null> {
  const [file] = await db
    .select({ key: files.key })
    .from(faces)
    .leftJoin(files, eq(files.id, faces.fileId))
    .where(eq(faces.name, TITLES_FACE))
  return titlesFaceOf(file)
}

/** The face of one lesson as it is now; `null` of one that nothing was ever set of. */
export async function lessonFaceNow(db: NodePgDatabase, lessonId: number): Promise<Face | null> {
  const [file] = await db
    .select({ key: files.key })
    .from(faces)
    .leftJoin(files, eq(files.id, faces.fileId))
    .where(eq(faces.lessonId, lessonId))
  return file ? lessonFaceOf(file) : null
}
