const LONGEST = 2000
const LEAD = 100
/** More than this nobody reads; what comes after is left out. */
const MOST = 60
/** Kept for the machine alone. */
const TECHNICAL = new Set(['id', 'key', 'version', 'updated_at', 'updatedAt'])

type Fields = Record<string, unknown>

export interface Change {
  /** Names and positions from the outside in, as `categories.2.items.1.answer_text`; empty for a single value. */
  field: string
  before: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What differs between two states of a thing, in the order of its fields; the parts of a document one by one. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const found: Change[] = []
  compare([], before ?? null, after ?? null, found)
  return found.slice(0, MOST)
}

/** As fields or parts, where that is what it has; what is not there yet or any more has none of them. */
const fieldsIn = (value: unknown) => (value === null ? {} : isRecord(value) ? value : undefined)
const partsIn = (value: unknown) =>
  value === null ? [] : Array.isArray(value) && value.every(isRecord) ? value : undefined

function compare(path: readonly string[], before: unknown, after: unknown, found: Change[]): void {
  if (same(before, after)) return
  const fields = [fieldsIn(before), fieldsIn(after)] as const
  if (fields[0] && fields[1]) {
    for (const name of new Set([...Object.keys(fields[0]), ...Object.keys(fields[1])])) {
      if (TECHNICAL.has(name)) continue
      compare([...path, name], fields[0][name] ?? null, fields[1][name] ?? null, found)
    }
    return
  }
  const parts = [partsIn(before), partsIn(after)] as const
  if (parts[0] && parts[1]) compareParts(path, parts[0], parts[1], found)
  else found.push({ field: path.join('.'), ...cut(before, after) })
}

/** Parts are the same by their id, or by their place where they have none; a new order is a change of its own. */
function compareParts(path: readonly string[], before: Fields[], after: Fields[], found: Change[]): void {
  const idOf = (part: Fields, index: number) => part.id ?? index
  const old = new Map(before.map((part, index) => [idOf(part, index), part]))
  const now = new Map(after.map((part, index) => [idOf(part, index), part]))
  for (const [index, part] of after.entries()) {
    compare([...path, String(index + 1)], old.get(idOf(part, index)) ?? null, part, found)
  }
  for (const [index, part] of before.entries()) {
    if (!now.has(idOf(part, index))) compare([...path, String(index + 1)], part, null, found)
  }
  const kept = (parts: Fields[], others: Map<unknown, Fields>) =>
    parts.filter((part, index) => others.has(idOf(part, index)))
  const [first, second] = [kept(before, now), kept(after, old)]
  if (!same(first.map(idOf), second.map(idOf))) {
    found.push({ field: [...path, 'order'].join('.'), ...cut(first.map(nameOf), second.map(nameOf)) })
  }
}

/** What a part is called. */
const nameOf = (part: Fields) => String(part.title ?? part.text ?? part.question_text ?? part.name ?? '')

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
