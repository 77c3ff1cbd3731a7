import type { Member } from '../../http/session/actor.ts'

/** Who joined a class account into her own gives it back, nobody else. */
export const ownsJoin = ({ userId }: Member, join: { toId: number }) => join.toId === userId
