const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value as its like from before: what has nothing in it that is another is the same thing, and so with its parts. */
function keptIn(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let isSame = keys.length === Object.keys(before).length
  const parts = keys.map((key): [string, unknown] => {
    const old = Object.hasOwn(before, key) ? Reflect.get(before, key) : undefined
    const own = keptIn(old, Reflect.get(now, key))
    isSame &&= Object.is(old, own) && Object.hasOwn(before, key)
    return [key, own]
  })
  if (isSame) return before
  return Array.isArray(now) ? parts.map(([, own]) => own) : Object.fromEntries(parts)
}

/**
 * Keeps what is alike from one value to the next, for React: what a view makes of a content is new with each key.
 * @returns gives a value made of parts of the one it was given before, wherever they are alike
 * @example const kept = keeper(); kept([{ a: 1 }, { b: 1 }])[0] === kept([{ a: 1 }, { b: 2 }])[0]
 */
export function keeper() {
  let before: unknown
  return <T>(now: T): T => {
    before = keptIn(before, now)
    // It is equal to what was given, part by part.
    return before as T
  }
}

/** What of a value is no text: its lists, fields, numbers and yes or no. */
export const frameOf = (value: unknown): string =>
  JSON.stringify(value, (_, own: unknown) => (typeof own === 'string' ? '' : own))
