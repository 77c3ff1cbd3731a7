import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../domain/services.ts'
import { pagePolicy } from '../http/answer/csp.ts'
import { securityHeaders } from '../http/answer/security-headers.ts'
import { withOneReader } from '../http/session/identity.ts'
import { AppError } from '../kernel/app-error.ts'
import { describe } from '../kernel/describe.ts'
import type { PageBundle } from './bundle.ts'
import { withoutNonce } from './inline-scripts.ts'
import { innerApi } from './inner-api.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { Part } from './made-of.ts'
import { type StoredPage, storedPage } from './page-cache.ts'

export interface Rendered {
  response: Response
  body: Buffer
  nonce: string
  personal: boolean
  parts: ReadonlySet<Part>
}

export interface Renderer {
  app: FastifyInstance
  bundle: PageBundle
  services: Services
  /** None in development, as no pages are kept there. */
  answers: KeptAnswers | undefined
}

/** The page's address as the bundle sees it. The host is the configured one where there is one. */
export function pageUrl(request: FastifyRequest, origin: string | undefined): URL {
  const text = `${origin ?? `${request.protocol}://${request.host}`}${request.url}`
  if (!request.url.startsWith('/') || !URL.canParse(text)) throw new AppError('bad_request')
  return new URL(text)
}

/** Headers that a page may depend on; a visitor's page depends on none that differ between visitors. */
const PASSED_ON = ['accept', 'accept-language', 'content-type', 'user-agent'] as const

/** @param visitor render for everybody: without the cookies and the browser's name */
export async function renderPage(
  { app, bundle, services: { env, log }, answers }: Renderer,
  request: FastifyRequest,
  { url, visitor, visitorCookie }: { url: URL; visitor: boolean; visitorCookie: string | undefined },
): Promise<Rendered> {
  const nonce = randomBytes(18).toString('base64url')
  const cookie = visitor ? visitorCookie : request.headers.cookie
  const inner = innerApi({ app, answers }, request, cookie)
  const headers = new Headers()
  if (visitor) headers.set('accept', '*/*')
  else {
    for (const name of PASSED_ON) headers.set(name, request.headers[name] ?? '')
    headers.set('cookie', cookie ?? '')
  }
  const asked = new Request(url, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  })
  const { siteName, teachingMaterialUrl, lessonPlanUrl } = env
  const logins = Object.fromEntries(Object.values(env.logins).map(({ provider, label }) => [provider, label]))
  const settings = { siteName, origin: url.origin, teachingMaterialUrl, lessonPlanUrl, logins }
  const handle = async () => {
    const report = (error: unknown) =>
      log.error({ request_id: request.id, page: request.pattern, ...describe(error) }, 'a page failed')
    const response = await bundle.handle(asked, { nonce, send: inner.send, settings, report })
    if (isLastResort(response)) throw new AppError('server')
    return { response, body: Buffer.from(await response.arrayBuffer()) }
  }
  const { response, body } = asked.method === 'GET' ? await withOneReader(request.id, handle) : await handle()
  const personal = inner.isPersonal() || response.headers.getSetCookie().length > 0
  return { response, body, nonce, personal, parts: inner.parts }
}

/** Where not even a page of its own error could be made, the router answers in English, or nothing. */
const isLastResort = (response: Response) =>
  response.status >= 500 && !isHtml(response) && !response.headers.has('x-remix-response')

export const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') === true

/** The page as it may be kept, or `undefined` when it is for this visitor only or has not said that it is for all. */
export async function keepable(
  page: Rendered,
  { env, log }: Services,
  pattern: string,
): Promise<StoredPage | undefined> {
  const { response, body, nonce, personal, parts } = page
  const { status, headers } = response
  if (personal || (status !== 200 && status !== 404)) return undefined
  if (!/^public\b/i.test(headers.get('cache-control') ?? '')) return undefined
  const type = headers.get('content-type') ?? 'application/octet-stream'
  const kept = (scripts: readonly string[], text: string | Buffer) => {
    const policy = pagePolicy(env, { scripts })
    const own = { 'content-type': type, 'content-security-policy': policy }
    return storedPage({ status, pattern, parts }, { ...securityHeaders(env), ...own }, text)
  }
  if (!isHtml(response)) return kept([], body)
  const plain = withoutNonce(body.toString('utf8'), nonce)
  if (plain) return kept(plain.hashes, plain.html)
  log.warn({}, 'a public page holds its nonce outside of script elements: not kept')
  return undefined
}
