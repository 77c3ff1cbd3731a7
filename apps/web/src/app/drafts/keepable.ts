/** Names whose values never lie in a browser's storage. */
const SECRET = /passw|secret|token|otp|pin_?code/i

/** What stands for a file, and for what is nothing without its file. */
const LEFT_OUT = Symbol('left out')

/**
 * The named values as JSON can keep them. Files stay out, and so do entries of a list that hold one: `files` says so.
 * Secrets stay out whatever they are.
 */
export function keepable(
  values: object,
  names: readonly string[],
): { values: Record<string, unknown>; files: boolean } {
  let files = false
  const plain = (value: unknown): unknown => {
    if (value instanceof Blob) {
      files = true
      return LEFT_OUT
    }
    if (Array.isArray(value)) return value.map(plain).filter((item) => item !== LEFT_OUT)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, own]) => [name, plain(own)] as const)
    return entries.some(([, own]) => own === LEFT_OUT) ? LEFT_OUT : Object.fromEntries(entries)
  }
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const own = names.includes(name) && !SECRET.test(name) ? plain(value) : LEFT_OUT
    return own === LEFT_OUT ? [] : [[name, own] as const]
  })
  return { values: Object.fromEntries(kept), files }
}

/** Of what was kept, the fields that the form still has, in the shape that they have there: a release may change both. */
export function fitting<T extends object>(now: T, kept: Partial<T>): Partial<T> {
  const fit: Partial<T> = {}
  for (const name in now) {
    const value = kept[name]
    if (value !== undefined && hasShapeOf(now[name], value)) fit[name] = value
  }
  return fit
}

const hasShapeOf = (now: unknown, kept: unknown): boolean =>
  now === null || kept === null || (typeof now === typeof kept && Array.isArray(now) === Array.isArray(kept))
