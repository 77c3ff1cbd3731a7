import type { RoomBrief } from '@hakka/contract/room-views'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { rooms } from '../../db/tables/room.ts'
import { schoolClasses } from '../../db/tables/school-class.ts'
import { playableModules } from './stage.ts'

/** What a room is called, without what is done in it. */
export async function roomTitle(
  db: NodePgDatabase,
  id: number,
): Promise<(Omit<RoomBrief, 'modules'> & { lessonId: number | null }) | undefined> {
  const [row] = await db
    .select({
      id: rooms.id,
      code: rooms.code,
      title: rooms.title,
      teacher: users.name,
      class_id: rooms.classId,
      class_name: schoolClasses.name,
      dialect_id: rooms.dialectId,
      lessonId: rooms.lessonId,
    })
    .from(rooms)
    .innerJoin(users, eq(users.id, rooms.ownerId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, rooms.classId))
    .where(eq(rooms.id, id))
  return row
}

/**
 * Which room it is.
 * @param leads whoever leads sees what of the lesson can be done
 */
export async function roomBrief(
  db: NodePgDatabase,
  id: number,
  leads: boolean,
): Promise<RoomBrief | undefined> {
  const title = await roomTitle(db, id)
  if (!title) return undefined
  const { lessonId, ...brief } = title
  const modules = leads && lessonId !== null ? await playableModules(db, lessonId) : []
  return { ...brief, modules }
}
