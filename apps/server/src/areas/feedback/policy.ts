import type { Actor } from '../../http/session/actor.ts'

export const HANDLE = 'feedback edit'

/** A report that was deleted (`status` 3) stays with who handles reports. */
export const DELETED = 3

/** Sees who reported, and what handlers have noted. */
export const seesWhole = ({ permissions }: Actor) => permissions.has(HANDLE)

export const mayRead = (actor: Actor, { status }: { status: number }) =>
  status !== DELETED || seesWhole(actor)
