import type { Member } from '../../http/session/actor.ts'

/** An import is its editor's own. */
export const isOwn = (actor: Member, { userId }: { userId: number }): boolean => actor.userId === userId
