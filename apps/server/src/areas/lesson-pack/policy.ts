import type { Member } from '../../http/session/actor.ts'

/** An import belongs to whoever brought the pack. */
export const isOwn = (actor: Member, { userId }: { userId: number | null }): boolean =>
  actor.userId === userId
