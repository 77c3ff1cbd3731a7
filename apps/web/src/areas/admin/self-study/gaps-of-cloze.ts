import { GAP_MARKS, gapsOf } from '@hakka/hakka/gaps'

/** A text with gaps, and what each takes, in their order, as one line. */
export interface Gapped {
  text: string
  answers: readonly string[]
}

const MARK = new RegExp(`[${GAP_MARKS}]`, 'g')

/** Words of a line as its editor parts them. */
export const wordsIn = (line: string): string[] => line.split(/[、，,\s]+/).filter(Boolean)

/** The gaps counted from ① as they stand; each keeps what it takes, one that stands twice takes nothing yet. */
export function renumbered({ text, answers }: Gapped): { text: string; answers: string[] } {
  const taken = new Set<number>()
  const kept = gapsOf(text).map((no) => {
    const own = taken.has(no) ? '' : (answers[no - 1] ?? '')
    taken.add(no)
    return own
  })
  let at = 0
  return { text: text.replace(MARK, (mark) => GAP_MARKS[at++] ?? mark), answers: kept }
}

/** The text with one more gap in the place of what stands from `start` to `end`. */
export function withGap({ text, answers }: Gapped, start: number, end: number) {
  const before = renumbered({ text: text.slice(0, start), answers })
  const after = renumbered({ text: text.slice(end), answers })
  return renumbered({
    text: `${before.text}${GAP_MARKS[before.answers.length] ?? ''}${shifted(after.text, before.answers.length + 1)}`,
    answers: [...before.answers, '', ...after.answers],
  })
}

const shifted = (text: string, by: number) =>
  text.replace(MARK, (mark) => GAP_MARKS[GAP_MARKS.indexOf(mark) + by] ?? '')
