import type { Member } from '../../http/session/actor.ts'

/** A run belongs to whoever has chosen its lessons. */
export const isOwn = (actor: Member, { userId }: { userId: number | null }): boolean =>
  actor.userId === userId
