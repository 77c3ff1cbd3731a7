export const CHILD = {
  /** How long the code that a pupil shows is good. */
  code_minutes: 30,
  /** Parents of one child, and children of one parent. */
  parents: 6,
  children: 10,
  /** How many weeks back a parent may look. */
  weeks: 12,
  /** Words to ask about, and lines of what was practised. */
  words: 3,
  practised: 12,
} as const

/** Who registers as this sees the study of children, and never anybody's by another role. */
export const PARENT_ROLE_ID = 7
