import { videoSiteId } from '@hakka/contract/videos'
import { contentParts, type Part } from '@hakka/modules/server'
import { isRecord } from './json.ts'

/** A content as it was written. */
export interface WrittenContent {
  type: string
  /** Schema version that it was written in. */
  version: number
  content: unknown
}

/** The address of a picture within HTML; foreign ones and other quotes do not pass the check of HTML. */
const PICTURE_IN_HTML = /(<img\b[^>]*?\ssrc=")([^"]+)/g

/** Every address of a file, with where it stands. A video of another site is no file. */
export function* addressesOf(parts: Iterable<Part>): Generator<{ path: string; url: string }> {
  for (const part of parts) {
    if (part.is === 'file' && !videoSiteId(part.url)) yield { path: part.path, url: part.url }
    if (part.is !== 'html') continue
    for (const [, , url = ''] of part.html.matchAll(PICTURE_IN_HTML)) yield { path: part.path, url }
  }
}

/** A copy of a module's content as written with every address of a file replaced; the order of keys is kept. */
export const mapAddresses = (written: WrittenContent, replace: (url: string) => string): unknown =>
  mapAddressesOf(contentParts(written.type, written.content, written.version), written.content, replace)

/** The same for whatever is made of these parts. */
export function mapAddressesOf(
  parts: readonly Part[],
  content: unknown,
  replace: (url: string) => string,
): unknown {
  const html = new Set(parts.flatMap((part) => (part.is === 'html' ? part.html : [])))
  const files = new Set(
    parts.flatMap((part) => (part.is === 'file' && !videoSiteId(part.url) ? part.url : [])),
  )
  // By value: an older content has its addresses in other places than the parts of its present shape.
  const mapped = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(mapped)
    if (isRecord(node)) {
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapped(value)]))
    }
    if (typeof node !== 'string') return node
    if (files.has(node)) return replace(node)
    if (!html.has(node)) return node
    return node.replace(PICTURE_IN_HTML, (_, before: string, url: string) => before + replace(url))
  }
  return mapped(content)
}
