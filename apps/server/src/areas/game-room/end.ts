import { HOST } from '@hakka/rooms/room'
import { writeAudit } from '../../domain/edit/audit.ts'
import { roomTitle } from '../../domain/room/brief.ts'
import { sweepRoom } from '../../domain/room/recordings/sweep.ts'
import { roomsOf } from '../../domain/room/rooms.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/**
 * Ends a room for all who are in it. Ended before, it stays so.
 * @param moderator who is not its teacher: written into the audit list in the same transaction
 */
export async function endRoom(services: Services, roomId: number, moderator?: number): Promise<void> {
  const live = await roomsOf(services).get(roomId)
  if (!live) return
  const title = (await roomTitle(services.db, roomId))?.title ?? ''
  const outcome = await live.submit({
    key: 'end',
    make: () => ({ by: HOST, move: { do: 'room.end' } }),
    async also(tx) {
      if (moderator === undefined) return
      const deed = { userId: moderator, action: 'game_room.end', subjectId: roomId, subject: title }
      await writeAudit(tx, deed, services.now())
    },
  })
  await sweepRoom(services, roomId)
  if (!outcome.ok && outcome.code === 'later') throw new AppError('unavailable')
}
