import { videoSiteId } from '@hakka/contract/videos'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of addresses, and of lists of them; `audioUrl` is the maze's of the word games. */
const ADDRESS_KEYS = new Set(['url', 'audioUrl', 'video_urls'])

/** Strings under those keys name a file; a video of another site is none. */
const namesFile = (key: string, value: unknown): value is string =>
  ADDRESS_KEYS.has(key) && typeof value === 'string' && !videoSiteId(value)

/** A copy with every address of a file replaced; the order of keys is kept. */
export function mapUrls(node: unknown, replace: (url: string) => string, key = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => mapUrls(item, replace, key))
  if (namesFile(key, node)) return replace(node)
  if (!isRecord(node)) return node
  return Object.fromEntries(Object.entries(node).map(([own, value]) => [own, mapUrls(value, replace, own)]))
}

/** Every address of a file in a tree, with where it stands. */
export function* urlsOf(node: unknown, path = '$', key = ''): Generator<{ path: string; url: string }> {
  if (namesFile(key, node)) yield { path, url: node }
  else if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* urlsOf(item, `${path}[${index}]`, key)
  } else if (isRecord(node)) {
    for (const [own, value] of Object.entries(node)) yield* urlsOf(value, `${path}.${own}`, own)
  }
}

/** `$.a[0].b`, as all problems name a place. */
export const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')
