import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { encodingFor, toBrotli, toGzip, WORTH_COMPRESSING } from '../http/compress.ts'

/** How long a visitor's page is kept; what is drawn at random on it is drawn anew this often. */
const LIFE_MS = 60_000
const MAX_BYTES = 48 * 1024 * 1024

export interface StoredPage {
  status: number
  type: string
  policy: string
  etag: string
  identity: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

/** Visitors' pages, ready to send in three encodings. */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({
    ttl: LIFE_MS,
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) =>
      key.length +
      page.policy.length +
      page.identity.length +
      (page.br?.length ?? 0) +
      (page.gzip?.length ?? 0),
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
      if (page) this.#pages.set(key, page)
      return page
    } finally {
      this.#pending.delete(key)
    }
  }
}

export async function storedPage(
  page: Pick<StoredPage, 'status' | 'type' | 'policy'>,
  text: string | Buffer,
): Promise<StoredPage> {
  const identity = Buffer.from(text)
  const small = identity.length < WORTH_COMPRESSING
  const [br, gzip] = small ? [] : await Promise.all([toBrotli(identity), toGzip(identity)])
  const etag = createHash('sha256').update(identity).update(page.policy).digest('base64url').slice(0, 22)
  return { ...page, etag, identity, br, gzip }
}

/** Browsers may keep the page but ask each time: after a login it is another one. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const accepted = encodingFor(request)
  const encoded = accepted === 'identity' ? undefined : page[accepted]
  const etag = `"${page.etag}${encoded ? `-${accepted}` : ''}"`
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': page.policy,
    etag,
    vary: 'Accept-Encoding, Cookie',
  })
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoded) reply.header('content-encoding', accepted)
  return reply
    .code(page.status)
    .type(page.type)
    .send(encoded ?? page.identity)
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
