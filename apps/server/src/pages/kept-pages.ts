import type { IncomingMessage } from 'node:http'
import { callsByName } from '@hakka/contract/calls'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { sessionSecretOf } from '../http/session/cookies.ts'
import type { Env } from '../kernel/env.ts'
import type { Notice, NoticeListener } from '../ports/notices.ts'
import { cacheKey, PageCache, type StoredPage } from './page-cache.ts'

/** Parameters of calls, which pages hand on, and React Router's own of its data requests. */
const CALL_PARAMS = [
  '_routes',
  ...Object.values(callsByName).flatMap(({ query }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  ),
]

const KEYS_MAX = 5_000
const ASKED_MAX = 600

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

/** Which visitors' pages are kept, and under which addresses as they were asked. */
export class KeptPages implements NoticeListener {
  readonly #pages = new PageCache()
  /** What an address as it was asked is kept under: reading it anew each time costs a third of a kept answer. */
  readonly #keys = new LRUCache<string, string>({ max: KEYS_MAX })
  readonly #known: ReadonlySet<string>
  readonly #env: Pick<Env, 'origin' | 'development' | 'trustProxy'>

  /** @param params query parameters that pages read beyond those of the calls */
  constructor(env: Pick<Env, 'origin' | 'development' | 'trustProxy'>, params: readonly string[]) {
    this.#env = env
    this.#known = new Set([...CALL_PARAMS, ...params])
  }

  /** Whether the request reads, and nobody is logged in with it. */
  isVisit(request: Asked): boolean {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    return reads && !request.headers.authorization && !sessionSecretOf(request, this.#env)
  }

  /** The page, where the same address was asked before and is still kept. */
  find(request: Asked): StoredPage | undefined {
    if (this.#env.development || request.url?.startsWith('/api/') || !this.isVisit(request)) return undefined
    const key = this.#keys.get(this.#askedOf(request))
    return key === undefined ? undefined : this.#pages.get(key)
  }

  /**
   * The page of an address, rendered once for all who wait for it.
   * @param render `undefined` is not kept
   */
  async findOrFill(
    request: Asked,
    url: URL,
    render: () => Promise<StoredPage | undefined>,
  ): Promise<StoredPage | undefined> {
    const key = this.#env.development ? undefined : cacheKey(url, this.#known)
    if (key === undefined) return undefined
    const asked = this.#askedOf(request)
    if (asked.length <= ASKED_MAX) this.#keys.set(asked, key)
    return this.#pages.get(key) ?? this.#pages.fill(key, render)
  }

  notice(notice: Notice): void {
    this.#pages.forget(notice)
  }

  gap(): void {
    this.#pages.clear()
  }

  /** All that a page's own address is made of. Forwarded headers count only behind a proxy. */
  #askedOf({ headers, url }: Asked): string {
    const direct = `${headers.host} ${url}`
    if (this.#env.trustProxy === false) return direct
    return `${headers['x-forwarded-proto']} ${headers['x-forwarded-host']} ${direct}`
  }
}
