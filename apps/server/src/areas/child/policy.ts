import type { Member } from '../../http/session/actor.ts'

/** Who may see whose study, for as long as neither has ended it. */
export interface Link {
  id: number
  parentId: number
  childId: number
}

/** The parent alone looks at a week: the child has pages of its own for that. */
export const mayLook = ({ userId }: Member, { parentId }: Link) => parentId === userId

/** Either of the two ends it. */
export const mayEnd = ({ userId }: Member, { parentId, childId }: Link) =>
  parentId === userId || childId === userId
