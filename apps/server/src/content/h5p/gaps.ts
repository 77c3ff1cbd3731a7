/** A line with its gaps, and what belongs into them. */
export interface GapLine {
  /** Each gap is ＿＿. */
  text: string
  answers: string[]
}

const GAP = '＿＿'

/** `*answer*`, `*answer:tip*`, `*one/another*`, `*answer:tip\+right\-wrong*`. */
const MARKED = /\*([^*]+)\*/g

/** What belongs into a gap: of several that will do the first; tips and what is told afterwards are left out. */
const answerOf = (marked: string): string => (marked.split(/:|\\[+-]/)[0] ?? '').split('/')[0]?.trim() ?? ''

/** Lines without a gap stand before the next that has one. */
export function gapLines(lines: readonly string[]): GapLine[] {
  const found: GapLine[] = []
  let before = ''
  for (const line of lines) {
    const answers = [...line.matchAll(MARKED)].map(([, marked = '']) => answerOf(marked))
    if (answers.length === 0 || answers.includes('')) {
      before += line
      continue
    }
    found.push({ text: before + line.replace(MARKED, GAP), answers })
    before = ''
  }
  return found
}

/** Words between asterisks, as distractors are listed. */
export const markedWords = (text: string): string[] =>
  [...text.matchAll(MARKED)].map(([, marked = '']) => answerOf(marked)).filter(Boolean)
