import { type Call, calls } from '@hakka/contract/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { compressFor } from '../http/compress.ts'
import { sessionSecretOf, visitorCookieOf } from '../http/cookies.ts'
import { pagePolicy } from '../http/csp.ts'
import { refuseCrossSite } from '../http/csrf.ts'
import type { Limits } from '../http/limits.ts'
import { cacheKey, PageCache, sendStored } from './page-cache.ts'
import { isHtml, keepable, pageUrl, type Rendered, type Renderer, renderPage } from './render.ts'

/** Parameters of calls, which pages hand on, and React Router's own of its data requests. */
const CALL_PARAMS = [
  '_routes',
  ...Object.values<Call>(calls).flatMap(({ query }) =>
    query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  ),
]

const KEYS_MAX = 5_000
const ASKED_MAX = 600

/** Answers pages: a visitor's from the cache where there is one, everything else rendered for the one who asks. */
export function pageServer(renderer: Renderer, limits: Limits) {
  const { services, bundle } = renderer
  const { env } = services
  const cache = new PageCache()
  /** What an address as it was asked is kept under: reading it anew each time costs a third of a cached answer. */
  const keys = new LRUCache<string, string>({ max: KEYS_MAX })
  const known = new Set([...CALL_PARAMS, ...bundle.pageParams])

  return function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const visitor = reads && !sessionSecretOf(request, env) && !request.headers.authorization
    const cacheable = visitor && !env.development
    const asked = cacheable ? `${request.protocol}://${request.host}${request.url}` : ''
    const before = keys.get(asked)
    const again = before ? cache.get(before) : undefined
    // Without a promise: nothing here waits.
    if (again) return void sendStored(request, reply, again)
    return answerAnew(request, reply, { reads, visitor, asked })
  }

  async function answerAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    { reads, visitor, asked }: { reads: boolean; visitor: boolean; asked: string },
  ): Promise<FastifyReply> {
    const url = pageUrl(request, env.origin)
    const key = asked ? cacheKey(url, known) : undefined
    const hit = key ? cache.get(key) : undefined
    if (key && asked.length <= ASKED_MAX) keys.set(asked, key)
    if (hit) {
      sendStored(request, reply, hit)
      return reply
    }

    limits.general(request)
    if (!reads) checkForm(request, env)
    const render = () =>
      renderPage(renderer, request, { url, visitor, visitorCookie: visitorCookieOf(request, env) })
    let own: Rendered | undefined
    const page =
      key &&
      (await cache.fill(key, async () => {
        own = await render()
        return keepable(own, services)
      }))
    if (page) {
      sendStored(request, reply, page)
      return reply
    }
    return sendRendered(request, reply, own ?? (await render()), env)
  }
}

/** @throws AppError for a form of another site, or in a shape that no form of ours has */
function checkForm(request: FastifyRequest, env: Renderer['services']['env']): void {
  refuseCrossSite(request, env)
  const type = request.headers['content-type'] ?? ''
  const isForm = /^(application\/x-www-form-urlencoded|application\/json|text\/plain)\b/i.test(type)
  if (!isForm && !/^multipart\/form-data\s*;.*\bboundary=[^\s;]/i.test(type))
    throw new AppError('unsupported_media')
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, body, nonce }: Rendered,
  env: Renderer['services']['env'],
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  const control = response.headers.get('cache-control') ?? ''
  if (control === '' || /^public\b/i.test(control)) reply.header('cache-control', 'private, no-cache')
  const location = response.headers.get('location')
  if (location !== null) reply.header('location', ownPath(location))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (isHtml(response))
    reply.header('content-security-policy', pagePolicy(env, { scripts: [`'nonce-${nonce}'`] }))
  return reply.code(response.status).send(await compressFor(request, reply, body))
}

/** A redirect stays on this site, whatever a query has put into it. */
function ownPath(location: string): string {
  return /^\/(?![/\\])/.test(location) && !/[\\\p{Cc}]/u.test(location) ? location : '/'
}
