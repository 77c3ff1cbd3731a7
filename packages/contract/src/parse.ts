import { z } from 'zod'

/**
 * What `schema.safeParse` answers, and never a throw for what a stranger sent: zod compares the `length` of
 * anything that has one with its bounds, also where the value is no text or list at all, and a `length` that is an
 * object need not be comparable.
 */
export function parseSafely<S extends z.ZodType>(
  schema: S,
  value: unknown,
  params?: z.core.ParseContext<z.core.$ZodIssue>,
): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value, params)
  } catch (error) {
    if (!(error instanceof TypeError) || !holdsStrangeLength(value)) throw error
    return z.custom<z.output<S>>(() => false, '資料的格式不對').safeParse(undefined)
  }
}

const holdsStrangeLength = (value: unknown) =>
  someWithin(
    value,
    (inner, key) => (key === 'length' || key === 'size') && typeof inner === 'object' && inner !== null,
  )

/**
 * Whether something within a value is so: the value itself, and whatever its lists and objects hold, to any depth.
 * Bytes are one thing: a recording has millions of them.
 * @param key under which an object holds it; empty for the value itself and for what stands in a list
 */
export function someWithin(value: unknown, is: (inner: unknown, key: string) => boolean): boolean {
  if (is(value, '')) return true
  // A list of its own: what was sent may be nested deeper than calls can be.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue
    if (Array.isArray(next)) {
      for (const inner of next) {
        if (is(inner, '')) return true
        if (typeof inner === 'object') waiting.push(inner)
      }
      continue
    }
    for (const [key, inner] of Object.entries(next)) {
      if (is(inner, key)) return true
      if (typeof inner === 'object') waiting.push(inner)
    }
  }
  return false
}

/**
 * Whether a text can't be kept as it came: half of a character, which becomes another one on its way, or U+0000, for
 * which PostgreSQL has no place. No keyboard types either.
 */
const isUnkeepable = (text: string): boolean => !text.isWellFormed() || text.includes('\0')

/** Whether a value holds a text that can't be kept as it came. */
export const holdsUnkeepable = (value: unknown): boolean =>
  someWithin(value, (inner, key) => isUnkeepable(key) || (typeof inner === 'string' && isUnkeepable(inner)))

/**
 * The fields of a value whose texts can't be kept as they came, each as `a.0.b`; empty for the value itself.
 * @param most so many at most
 */
export function unkeepableFields(value: unknown, most: number): string[] {
  const found: string[] = []
  const waiting: [unknown, string[]][] = [[value, []]]
  while (waiting.length > 0 && found.length < most) {
    const [next, path] = waiting.pop() ?? [undefined, []]
    if (typeof next === 'string' && isUnkeepable(next)) found.push(path.join('.'))
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue
    // Of what holds none nothing is looked at one by one: a path is made for each.
    if (!holdsUnkeepable(next)) continue
    for (const [key, inner] of Object.entries(next)) {
      if (isUnkeepable(key)) found.push(path.join('.'))
      else waiting.push([inner, [...path, key]])
    }
  }
  return found
}

/** Signs that nobody sees, alone or beside blanks; joiners and selectors between signs that are seen are part of these. */
const UNSEEN = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const isUnseen = (text: string): boolean => text.trim() !== '' && UNSEEN.test(text)

/** A value whose texts of signs that nobody sees are empty: a field that looks empty counts as such. */
export function withoutUnseen(value: unknown): unknown {
  if (!someWithin(value, (inner) => typeof inner === 'string' && isUnseen(inner))) return value
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return value.map(withoutUnseen)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutUnseen(inner)]))
}
