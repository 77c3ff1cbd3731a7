const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether two values of a form say the same. Lists and plain objects by what is in them, files by themselves. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => same(one[key], other[key]))
}

/** The names of what differs. */
export const differing = <T extends object>(one: T, other: T): (keyof T & string)[] => {
  const names: (keyof T & string)[] = []
  for (const name in one) if (!same(one[name], other[name])) names.push(name)
  return names
}
