const LONGEST = 2000
const LEAD = 100

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What differs between two states of a thing, field by field, in the order of the fields. */
export function changesOf(before: unknown, after: unknown) {
  if (!isRecord(before ?? {}) || !isRecord(after ?? {})) {
    return same(before, after) ? [] : [{ field: '', ...cut(before ?? null, after ?? null) }]
  }
  const one = isRecord(before) ? before : {}
  const other = isRecord(after) ? after : {}
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((field) => !same(one[field], other[field]))
    .map((field) => ({ field, ...cut(one[field] ?? null, other[field] ?? null) }))
}

/** A list of twenty rows with whole articles in them would be megabytes. */
function cut(before: unknown, after: unknown) {
  const start = Math.max(0, firstDifference(before, after) - LEAD)
  return { before: piece(before, start), after: piece(after, start) }
}

function firstDifference(before: unknown, after: unknown): number {
  if (typeof before !== 'string' || typeof after !== 'string') return 0
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  return at
}

function piece(value: unknown, start: number): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= LONGEST) return value
  // Half of a character is no text.
  const part = text.slice(start, start + LONGEST).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`
}
