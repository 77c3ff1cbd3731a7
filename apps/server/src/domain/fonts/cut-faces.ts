import { eq, ne, sql } from 'drizzle-orm'
import { faces, lessons } from '../../db/tables/content.ts'
import { tryLock } from '../../db/try-lock.ts'
import { publishNotice } from '../../ports/notices.ts'
import { TITLES_FACE } from '../lesson/face-of.ts'
import { lessonKey } from '../lesson/lesson-address.ts'
import type { Services } from '../services.ts'
import { keptFaces, recipeOf } from './kept-faces.ts'
import { lessonFont } from './lesson-font.ts'
import { putFace } from './put-face.ts'

type Cutter = Pick<Services, 'env' | 'db' | 'blobs'>

/**
 * Cuts all faces that are not as they shall be, those of titles first: the home page has them. Each is shown as soon as
 * it is cut, so a process that is killed loses one. Of several processes each leaves alone what another is at.
 * @returns how many it cut
 */
export async function cutFaces(services: Cutter, signal: AbortSignal): Promise<number> {
  const { env, db } = services
  const rows = await db
    .select({ name: faces.name, characters: faces.characters, cut: faces.cut })
    .from(faces)
    .where(ne(faces.characters, ''))
    .orderBy(sql`${faces.name} <> ${TITLES_FACE}`, faces.lessonId)
  const recipes = new Set<string>()
  const failures: unknown[] = []
  let done = 0
  for (const { name, characters, cut } of rows) {
    signal.throwIfAborted()
    const recipe = await recipeOf(characters)
    recipes.add(recipe)
    if (cut === recipe) continue
    try {
      if (await cutFace(services, name)) done++
    } catch (error) {
      // The others do not wait until this one can be cut.
      failures.push(error)
    }
  }
  // Several sites may share another folder than a site's own.
  if (env.fontCache.isOwn) await keptFaces(env.fontCache.folder).prune(recipes)
  if (failures.length > 0) throw failures[0]
  return done
}

/** @returns whether it had to, and could, be cut here */
async function cutFace({ env, db, blobs }: Cutter, name: string): Promise<boolean> {
  const kept = keptFaces(env.fontCache.folder)
  return db.transaction(async (transaction) => {
    // No row is locked meanwhile: whoever publishes the lesson does not wait for its face.
    if (!(await tryLock(transaction, `face ${name}`))) return false
    const [face] = await transaction
      .select({ characters: faces.characters, cut: faces.cut, lesson: lessons })
      .from(faces)
      .leftJoin(lessons, eq(lessons.id, faces.lessonId))
      .where(eq(faces.name, name))
    if (!face) return false
    const { characters, lesson } = face
    const recipe = await recipeOf(characters)
    if (face.cut === recipe) return false
    let bytes = await kept.find(recipe)
    if (!bytes) {
      ;({ bytes } = await lessonFont(characters))
      await kept.keep(recipe, bytes)
    }
    if (!(await putFace(transaction, blobs, { name, characters, recipe, bytes }))) return false
    await publishNotice(transaction, { topic: 'lesson', ...(lesson && { keys: [lessonKey(lesson)] }) })
    return true
  })
}
