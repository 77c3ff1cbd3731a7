/** Somebody who is called by what she is already: 陳老師, 示範教師二, 林校長. */
const CALLED = /老師|教師|校長|主任|師傅/

/** How a teacher is called wherever a class names her: 王素珍老師. */
export const teacherName = (name: string): string => (CALLED.test(name) ? name : `${name}老師`)

/** 王素珍老師、古秀蘭老師 */
export const teacherNames = (names: readonly string[]): string => names.map(teacherName).join('、')
