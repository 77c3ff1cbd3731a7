import { GAP_MARKS } from '@hakka/hakka/gaps'

// One cell holds what several gaps take: ①食飯／食麵 ②啉茶. A sign that is meant as itself stands behind a backslash.

const SIGN = /[\\／/①-⑩]/g
const TOKEN = /\\(.)|([①-⑩])|([／/])|([^\\／/①-⑩]+)/gsu

/** Words of each gap as one cell. */
export const answersCell = (answers: readonly (readonly string[])[]): string =>
  answers
    .map(
      (words, at) =>
        GAP_MARKS.charAt(at) + words.map((word) => word.replace(SIGN, (sign) => `\\${sign}`)).join('／'),
    )
    .join(' ')

/** The same read again; `undefined` where a word stands before the first gap, or a gap is not in its turn. */
export function answersIn(cell: string): string[][] | undefined {
  const gaps: string[][] = []
  let word = ''
  const end = () => {
    if (word.trim() !== '') gaps.at(-1)?.push(word.trim())
    word = ''
  }
  for (const [, escaped, mark, parted, text] of cell.matchAll(TOKEN)) {
    if (mark !== undefined) {
      if (gaps.length === 0 && word.trim() !== '') return undefined
      end()
      if (GAP_MARKS.indexOf(mark) !== gaps.length) return undefined
      gaps.push([])
    } else if (parted !== undefined) {
      if (gaps.length === 0) return undefined
      end()
    } else word += escaped ?? text ?? ''
  }
  if (gaps.length === 0 && word.trim() !== '') return undefined
  end()
  return gaps
}

/** Lines of one cell; those that are empty are none. */
export const linesIn = (cell: string): string[] =>
  cell
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
