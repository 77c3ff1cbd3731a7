import type { Member } from '../../http/session/actor.ts'

/** What somebody wrote is nobody else's to read or to take away. */
export const ownsComposition = ({ userId }: Member, composition: { userId: number }) =>
  composition.userId === userId
