/** Colours that hold on white: a word keeps its own. */
const INKS = 6

/** Which of a cloud's colours a word has: always the same of the same word. */
export const inkOf = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % INKS
