import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressFor } from '../http/answer/compress.ts'
import { pagePolicy } from '../http/answer/csp.ts'
import type { Limits } from '../http/limits.ts'
import { visitorCookieOf } from '../http/session/cookies.ts'
import { AppError } from '../kernel/app-error.ts'
import type { KeptPages } from './kept-pages.ts'
import { type StoredPage, sendStored } from './page-cache.ts'
import { checkForm } from './posted-form.ts'
import { isHtml, keepable, pageUrl, type Rendered, type Renderer, renderPage } from './render.ts'

/** Answers pages: a visitor's from those that are kept, everything else rendered for the one who asks. */
export function pageServer(renderer: Renderer, { limits, kept }: { limits: Limits; kept: KeptPages }) {
  const { services } = renderer
  const { env } = services

  return async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const again = kept.find(request)
    if (again) return sendKept(request, reply, again)
    const url = pageUrl(request, env.origin)
    const { pattern, takesForms } = renderer.bundle.routeOf(url.pathname)
    request.pattern = pattern
    await limits.general(request)
    const visitor = kept.isVisit(request)
    if (request.method === 'POST') {
      if (!takesForms) {
        reply.header('allow', 'GET, HEAD')
        throw new AppError('method_not_allowed')
      }
      checkForm(request, services)
    }
    const render = () =>
      renderPage(renderer, request, { url, visitor, visitorCookie: visitorCookieOf(request, env) })
    let own: Rendered | undefined
    const page =
      visitor &&
      (await kept.findOrFill(request, url, async () => {
        own = await render()
        return keepable(own, services, pattern)
      }))
    if (page) return sendKept(request, reply, page)
    return sendRendered(request, reply, own ?? (await render()), env)
  }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.hijack()
  request.pattern = page.pattern
  sendStored(page, request, { answer: reply.raw, id: request.id })
  return reply
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
