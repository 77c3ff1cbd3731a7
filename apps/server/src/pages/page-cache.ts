import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodingFor, toBrotli, toGzip, WORTH_COMPRESSING } from '../http/answer/compress.ts'
import type { Notice } from '../ports/notices.ts'
import { concerns, type Part } from './made-of.ts'

/** How long a visitor's page is kept; what is drawn at random on it is drawn anew this often. */
const LIFE_MS = 60_000
const MAX_BYTES = 48 * 1024 * 1024
/** Node.js writes head and body at once when both are one text, below 16 KB without asking for memory. */
const ONE_TEXT_MAX = 12 * 1024

/** A page in one encoding. */
interface Variant {
  etag: string
  /** Of a small one a text with a character for each byte (`latin1`). */
  body: Buffer | string
  /** All but the request's id; names and values in turn, as Node.js takes them fastest. */
  headers: readonly string[]
}

interface Kept {
  status: number
  /** Of its route: what the log calls it. */
  pattern: string
  parts: ReadonlySet<Part>
}

export type StoredPage = Kept & Record<Encoding, Variant>

/** Visitors' pages, ready to send in three encodings. */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({
    ttl: LIFE_MS,
    // Else it looks at the clock, and sets a timer, every millisecond.
    ttlResolution: 1_000,
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) =>
      key.length + page.identity.body.length + page.br.body.length + page.gzip.body.length,
  })
  readonly #pending = new Map<string, Promise<StoredPage | undefined>>()

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key)
  }

  /** Renders a page once for all who wait for it; `undefined` is not kept, and each renders an own one. */
  async fill(key: string, render: () => Promise<StoredPage | undefined>): Promise<StoredPage | undefined> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const mine = render()
    this.#pending.set(key, mine)
    try {
      const page = await mine
      if (page && this.#pending.get(key) === mine) this.#pages.set(key, page)
      return page
    } finally {
      if (this.#pending.get(key) === mine) this.#pending.delete(key)
    }
  }

  /** Lets the pages go that a change concerns; what is being rendered is given to those who wait for it, and not kept. */
  forget(notice: Notice): void {
    this.#pending.clear()
    // A copy: what is taken out while one walks along would be walked past.
    for (const [key, { parts }] of [...this.#pages.entries()])
      if (concerns(notice, parts)) this.#pages.delete(key)
  }

  /** The same with all of them. */
  clear(): void {
    this.#pages.clear()
    this.#pending.clear()
  }
}

/** @param headers what an answer that is not kept would have, but for its length and its encoding */
export async function storedPage(
  kept: Kept,
  headers: Readonly<Record<string, string>>,
  text: string | Buffer,
): Promise<StoredPage> {
  const identity = Buffer.from(text)
  const small = identity.length < WORTH_COMPRESSING
  const tag = createHash('sha256')
    .update(identity)
    .update(headers['content-security-policy'] ?? '')
  const etag = tag.digest('base64url').slice(0, 22)
  const plain = variant(identity, headers, `"${etag}"`)
  if (small) return { ...kept, identity: plain, br: plain, gzip: plain }
  const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)])
  return {
    ...kept,
    identity: plain,
    br: variant(br, { ...headers, 'content-encoding': 'br' }, `"${etag}-br"`),
    gzip: variant(gzip, { ...headers, 'content-encoding': 'gzip' }, `"${etag}-gzip"`),
  }
}

/** Browsers may keep the page but ask each time: after a login it is another one. */
const variant = (body: Buffer, headers: Readonly<Record<string, string>>, etag: string): Variant => ({
  etag,
  body: body.length <= ONE_TEXT_MAX ? body.toString('latin1') : body,
  headers: Object.entries({
    ...headers,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag,
    'content-length': String(body.length),
  }).flat(),
})

/**
 * Sends a page with headers made once.
 * @returns the answer's status
 */
export function sendStored(
  page: StoredPage,
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  { answer, id }: { answer: ServerResponse; id: string },
): number {
  const { etag, headers, body } = page[encodingFor({ headers: asked })]
  const unchanged = page.status === 200 && isNamed(etag, asked['if-none-match'])
  const status = unchanged ? 304 : page.status
  answer.writeHead(status, [...headers, 'x-request-id', id])
  if (unchanged) answer.end()
  else answer.end(body, 'latin1')
  return status
}

/** Whether `If-None-Match` names the tag; proxies may have made it weak (`W/`), and it may be one of several. */
function isNamed(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

const MAX_ADDRESS = 512

/**
 * Under what a visitor's page is kept: path and known parameters, in one order whatever the order asked.
 * @returns `undefined` for an address that is not worth keeping
 */
export function cacheKey(url: URL, known: ReadonlySet<string>): string | undefined {
  const names = [...url.searchParams.keys()]
  if (names.some((name) => !known.has(name)) || new Set(names).size < names.length) return undefined
  const query = new URLSearchParams([...url.searchParams].sort(([left], [right]) => (left < right ? -1 : 1)))
  // The host belongs to it: a page names its own address.
  const key = `${url.origin}${url.pathname}?${query}`
  return key.length <= MAX_ADDRESS ? key : undefined
}
