import { and, eq, gt, inArray } from 'drizzle-orm'
import { roomKeys } from '../../db/tables/room.ts'
import { AppError } from '../../kernel/app-error.ts'
import { hashOf } from '../secret/secrets.ts'
import type { Services } from '../services.ts'
import { newKey } from './find.ts'

/**
 * Takes somebody in by a link: a phone, which gets a key of its own, or a colleague, by her login. The link is used up:
 * a class that has photographed the board's comes second.
 * @throws AppError `not_found` of a link that is used up, over or none; `forbidden` or `login_required` where it wants a
 *   teacher and it is not used up
 */
export async function takeLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, isTeacher }: { userId: number | null; isTeacher: boolean },
  { room_id, key }: { room_id: number; key: string },
): Promise<{ role: 'remote' | 'cohost'; key: string | null }> {
  const isIt = and(
    eq(roomKeys.roomId, room_id),
    eq(roomKeys.secretHash, hashOf(key)),
    inArray(roomKeys.role, ['to_remote', 'to_cohost']),
    gt(roomKeys.expiresAt, now()),
  )
  const [link] = await db.select({ role: roomKeys.role }).from(roomKeys).where(isIt)
  if (!link) throw new AppError('not_found')
  if (link.role === 'to_cohost' && userId === null) throw new AppError('login_required')
  if (link.role === 'to_cohost' && !isTeacher) throw new AppError('forbidden')
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(roomKeys).where(isIt).returning({ role: roomKeys.role })
    if (!used) throw new AppError('not_found')
    if (used.role === 'to_remote') return { role: 'remote', key: await newKey(tx, room_id, 'remote', now()) }
    // By her login: no key that somebody else could find.
    await newKey(tx, room_id, 'cohost', now(), userId === null ? {} : { userId })
    return { role: 'cohost', key: null }
  })
}
