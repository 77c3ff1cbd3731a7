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
