/** A line of two texts: in both of them, only in the one, or only in the other. */
export interface DiffLine {
  text: string
  in: 'both' | 'one' | 'other'
}

/** Beyond this many pairs of lines the middle is told as a whole: nobody would wait for it. */
const PAIRS_MAX = 1_000_000

/** What two texts have in common, line by line, in the order in which somebody would read them together. */
export function lineDiff(one: string, other: string): DiffLine[] {
  const left = one.split('\n')
  const right = other.split('\n')
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start++
  let end = 0
  const most = Math.min(left.length, right.length) - start
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end++
  const both = (lines: readonly string[]) => lines.map((text): DiffLine => ({ text, in: 'both' }))
  return [
    ...both(left.slice(0, start)),
    ...middle(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...both(left.slice(left.length - end)),
  ]
}

function middle(left: readonly string[], right: readonly string[]): DiffLine[] {
  if (left.length * right.length > PAIRS_MAX) return [...only('one', left), ...only('other', right)]
  const common = commonLengths(left, right)
  const lines: DiffLine[] = []
  let [at, to] = [0, 0]
  while (at < left.length && to < right.length) {
    const [text = '', their = ''] = [left[at], right[to]]
    if (text === their) {
      lines.push({ text, in: 'both' })
      at++
      to++
    } else if ((common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0)) {
      lines.push({ text, in: 'one' })
      at++
    } else {
      lines.push({ text: their, in: 'other' })
      to++
    }
  }
  return [...lines, ...only('one', left.slice(at)), ...only('other', right.slice(to))]
}

const only = (side: 'one' | 'other', lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ text, in: side }))

/** By two places, how many lines the rests from there on have in common at most. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths: number[][] = [new Array(right.length + 1).fill(0)]
  for (let at = left.length - 1; at >= 0; at--) {
    const below = lengths[0] ?? []
    const row: number[] = new Array(right.length + 1).fill(0)
    for (let to = right.length - 1; to >= 0; to--) {
      row[to] = left[at] === right[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
    lengths.unshift(row)
  }
  return lengths
}
