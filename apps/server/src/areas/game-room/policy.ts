import type { RoomRecord } from '../../domain/room/find.ts'

/** A room is its teacher's: whoever leads beside her neither takes it away nor reads it afterwards. */
export const ownsRoom = ({ userId }: { userId: number }, { ownerId }: RoomRecord): boolean =>
  ownerId === userId

/** What was said on a device is kept by whoever said it there, never by another pupil's login. */
export const mayKeep = ({ userId }: { userId: number }, seat: { userId: number | null }): boolean =>
  seat.userId === null || seat.userId === userId
