/** Options of a question; in mode 7 those of both sides. */
export const OPTIONS_MAX = 12

interface Asked {
  /**
   * 1 asks for the word that is heard, 2 for that of a picture, 3 for the Chinese of a word, 4 for pictures, 5 to put
   * three into order, 6 five into their places, 7 to join both sides.
   */
  mode: 1 | 2 | 3 | 4 | 5 | 6 | 7
  multiple_answer: boolean
  option: readonly unknown[]
}

/** How many options an answer has; `null` where that would tell too much. */
export function slotsOf({ mode, multiple_answer, option }: Asked): number | null {
  if (mode === 5) return 3
  if (mode === 6) return 5
  if (mode === 7) return Math.floor(option.length / 2)
  return multiple_answer ? null : 1
}

/** Whether an answer has all that it must have, right or not: only then it can be sent. */
export function isWholeAnswer(question: Asked, given: readonly number[]): boolean {
  const count = question.option.length
  const slots = slotsOf(question)
  const least = question.mode === 7 ? Math.floor(count / 2) : 0
  return (
    given.length > 0 &&
    (slots === null || given.length === slots) &&
    new Set(given).size === given.length &&
    given.every((place) => place >= least && place < count)
  )
}

/** Whether two answers are the same: as a set, or in their order where that is asked. */
export function isSameAnswer({ mode }: Asked, own: readonly number[], other: readonly number[]): boolean {
  if (own.length !== other.length) return false
  return mode >= 5
    ? own.every((place, slot) => place === other[slot])
    : own.every((place) => other.includes(place))
}
