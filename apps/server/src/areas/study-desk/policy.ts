import type { Member } from '../../http/session/actor.ts'

/** An import is its editor's own. */
export const isOwn = (actor: Member, { userId }: { userId: number }): boolean => actor.userId === userId

/** What was written is anybody's to read who may take it back; what waits is its editor's. */
export const mayRead = (actor: Member, { userId, state }: { userId: number; state: string }): boolean =>
  actor.userId === userId || ['done', 'undoing', 'undone'].includes(state)
