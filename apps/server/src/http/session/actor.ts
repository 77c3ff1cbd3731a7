/** Somebody who is logged in. `sessionId` is the id of the session's row, `null` for a program with a token. */
export interface Member {
  userId: number
  permissions: ReadonlySet<string>
  sessionId: number | null
  /** Confirmed (`domain/account/teacher.ts`). */
  isTeacher: boolean
}

/** Somebody who has been confirmed to teach. */
export interface Teacher extends Member {
  isTeacher: true
}

/** Somebody who is not. */
interface Visitor {
  userId: null
  permissions: ReadonlySet<string>
  sessionId: null
  isTeacher: false
}

/** Who is calling. */
export type Actor = Member | Teacher | Visitor
