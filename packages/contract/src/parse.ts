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

function holdsStrangeLength(value: unknown): boolean {
  // A list of its own: what was sent may be nested deeper than calls can be.
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if ((key === 'length' || key === 'size') && typeof inner === 'object' && inner !== null) return true
      waiting.push(inner)
    }
  }
  return false
}
