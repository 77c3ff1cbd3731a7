import { videoSiteId } from '@hakka/contract/videos'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of addresses, and of lists of them: `audioUrl` is the maze's of the word games, `file_url` older content's. */
const ADDRESS_KEYS = new Set(['url', 'file_url', 'audioUrl', 'video_urls'])

/** The address of a picture within HTML; foreign ones and other quotes do not pass the check of HTML. */
const PICTURE_IN_HTML = /(<img\b[^>]*?\ssrc=")([^"]+)/g

/** Strings under those keys name a file; a video of another site is none. Older content has '' for none. */
const namesFile = (key: string, value: unknown): value is string =>
  ADDRESS_KEYS.has(key) && typeof value === 'string' && value !== '' && !videoSiteId(value)

/** A copy with every address of a file replaced; the order of keys is kept. */
export function mapUrls(node: unknown, replace: (url: string) => string, key = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => mapUrls(item, replace, key))
  if (namesFile(key, node)) return replace(node)
  if (typeof node === 'string') {
    return node.replace(PICTURE_IN_HTML, (_, before: string, url: string) => before + replace(url))
  }
  if (!isRecord(node)) return node
  return Object.fromEntries(Object.entries(node).map(([own, value]) => [own, mapUrls(value, replace, own)]))
}

/** Every address of a file in a tree, with where it stands. */
export function* urlsOf(node: unknown, path = '$', key = ''): Generator<{ path: string; url: string }> {
  if (namesFile(key, node)) yield { path, url: node }
  else if (typeof node === 'string') {
    for (const [, , url = ''] of node.matchAll(PICTURE_IN_HTML)) yield { path, url }
  } else if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* urlsOf(item, `${path}[${index}]`, key)
  } else if (isRecord(node)) {
    for (const [own, value] of Object.entries(node)) yield* urlsOf(value, `${path}.${own}`, own)
  }
}

/** `$.a[0].b`, as all problems name a place. */
export const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')
