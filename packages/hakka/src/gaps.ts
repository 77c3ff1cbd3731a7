/** Gaps of a cloze text, by their numbers. */
export const GAP_MARKS = '①②③④⑤⑥⑦⑧⑨⑩'

const MARK = /[①-⑩]/g

/** Numbers of the gaps, as they stand in the text. */
export const gapsOf = (text: string): number[] =>
  Array.from(text.matchAll(MARK), ([mark]) => GAP_MARKS.indexOf(mark) + 1)

/**
 * The text with the first word of each gap in it; a gap without any has nothing.
 * @param words lists of words, in the order of the gaps
 */
export const filledGaps = (text: string, words: unknown): string =>
  text.replace(MARK, (mark) => {
    const own: unknown = Array.isArray(words) ? words[GAP_MARKS.indexOf(mark)] : undefined
    const first: unknown = Array.isArray(own) ? own[0] : undefined
    return typeof first === 'string' ? first : ''
  })
