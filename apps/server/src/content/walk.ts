export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys under which a content names a file; `audioUrl` is the maze's of the word games. */
const ADDRESS_KEYS = new Set(['url', 'audioUrl'])

/** A copy with every address (a string under `url` or `audioUrl`) replaced; the order of keys is kept. */
export function mapUrls(node: unknown, replace: (url: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => mapUrls(item, replace))
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      ADDRESS_KEYS.has(key) && typeof value === 'string' ? replace(value) : mapUrls(value, replace),
    ]),
  )
}

/** Every address in a tree, with where it stands. */
export function* urlsOf(node: unknown, path = '$'): Generator<{ path: string; url: string }> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* urlsOf(item, `${path}[${index}]`)
  } else if (isRecord(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (ADDRESS_KEYS.has(key) && typeof value === 'string') yield { path: `${path}.${key}`, url: value }
      else yield* urlsOf(value, `${path}.${key}`)
    }
  }
}

/** `$.a[0].b`, as all problems name a place. */
export const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')
