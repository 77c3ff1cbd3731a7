import {
  LOGIN_PROVIDERS,
  LOGIN_RESULTS,
  type LoginProvider,
  type LoginResult,
} from '@hakka/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findIdentity } from '../../domain/account/identities.ts'
import { safePath } from '../../domain/network/safe-path.ts'
import { beginVisit, endVisit, OidcError } from '../../domain/oidc/client.ts'
import type { Services } from '../../domain/services.ts'
import type { Limit, Limits } from '../../http/limits.ts'
import { holdsToken, refuseCrossSite } from '../../http/session/csrf.ts'
import { identify } from '../../http/session/identity.ts'
import { bind, login } from './arrive.ts'
import { keepJoining, keepVisit, takeVisit } from './visit.ts'
import { windowPage, windowPagePolicy } from './window-page.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The site's own address: the configured one, else the one that was asked for. Providers know it beforehand. */
const originOf = (request: FastifyRequest, { env }: Services) =>
  env.origin ?? `${request.protocol}://${request.host}`

const LIMIT: Limit = { max: 600, per: 'address' }

/**
 * `/login/edu` and `/login/google` lead to the provider, `…/callback` is where it sends the browser back to. They are
 * no pages of the bundle, because those never lead to another site.
 */
export function addLoginPages(app: FastifyInstance, services: Services, limits: Limits): void {
  for (const { provider } of LOGIN_PROVIDERS) {
    const config = { policy: 'anyone', page: true } as const
    app.get(`/login/${provider}`, { config }, async (request: Asked, reply) => {
      await limits.general(request)
      await limits.call('login by another account', LIMIT, request)
      return start(provider, request, reply, services)
    })
    app.get(`/login/${provider}/callback`, { config }, async (request: Asked, reply) => {
      await limits.general(request)
      await limits.call('login by another account', LIMIT, request)
      return comeBack(provider, request, reply, services)
    })
  }
}

async function start(provider: LoginProvider, request: Asked, reply: FastifyReply, services: Services) {
  const settings = services.env.logins[provider]
  const { actor } = await identify(request, services)
  const token = textOf(request.query.bind)
  const isWindow = token !== ''
  const next = safePath(textOf(request.query.next))
  if (isWindow) {
    // Another site's page must not make somebody bind the account that it has logged them in with over there.
    refuseCrossSite(request, services.env)
    if (actor.sessionId === null || !holdsToken(request, token, services))
      return fail('login_required', { isWindow, next }, request, reply, services)
  } else if (actor.userId !== null) return away(reply, next)
  if (!settings) return fail('closed', { isWindow, next }, request, reply, services)
  try {
    const redirectUri = `${originOf(request, services)}/login/${provider}/callback`
    const { url, visit } = await beginVisit(settings, redirectUri)
    keepVisit(request, reply, services, {
      provider,
      ...visit,
      next,
      bindTo: isWindow ? actor.sessionId : null,
    })
    return away(reply, url.href)
  } catch (error) {
    return fail(resultOf(error, services), { isWindow, next }, request, reply, services)
  }
}

async function comeBack(provider: LoginProvider, request: Asked, reply: FastifyReply, services: Services) {
  const visit = takeVisit(request, reply, services, textOf(request.query.state))
  const settings = services.env.logins[provider]
  const isWindow = visit?.bindTo != null
  const next = visit?.next ?? '/'
  const failed = (result: LoginResult) => fail(result, { isWindow, next }, request, reply, services)
  if (!settings) return failed('closed')
  // Compared by the client too; here first, so that nothing is asked of the provider for a forged way back.
  if (visit?.provider !== provider) return failed('expired')
  try {
    const claims = await endVisit(settings, visit, new URL(request.url, visit.redirectUri).search)
    if (visit.bindTo !== null) {
      const { actor } = await identify(request, services)
      if (actor.userId === null || actor.sessionId !== visit.bindTo) return failed('login_required')
      const result = await bind(services, { userId: actor.userId, provider, claims })
      return result === 'bound' ? show(undefined, request, reply, services) : failed(result)
    }
    const userId = await findIdentity(services.db, claims)
    if (userId === undefined) {
      keepJoining(reply, services, { provider, ...claims, next })
      return away(reply, '/register/finish')
    }
    await login(request, reply, services, { userId, claims })
    return away(reply, next)
  } catch (error) {
    return failed(resultOf(error, services))
  }
}

function resultOf(error: unknown, { log }: Services): LoginResult {
  if (!(error instanceof OidcError)) throw error
  const cause = error.cause instanceof Error ? error.cause : undefined
  // The cause's own text may quote a claim.
  log.warn(
    { result: error.result, cause: cause?.name, code: codeOf(cause) },
    'login by another account failed',
  )
  return error.result
}

const codeOf = (error: Error | undefined) =>
  error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

interface Way {
  isWindow: boolean
  next: string
}

function fail(
  result: LoginResult,
  { isWindow, next }: Way,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) {
  if (isWindow) return show(result, request, reply, services)
  const query = new URLSearchParams({ result, ...(next === '/' ? {} : { next }) })
  return away(reply, `/login?${query}`)
}

/** The window of a binding says how it ended and closes. */
function show(
  result: LoginResult | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) {
  // The usual policy would cut the window off from the page that opened it, as it comes from another site.
  reply.header('cross-origin-opener-policy', 'unsafe-none')
  reply.header('content-security-policy', windowPagePolicy).header('cache-control', 'no-store')
  return reply.type('text/html; charset=utf-8').send(
    windowPage({
      ok: result === undefined,
      message: result ? LOGIN_RESULTS[result] : '綁定成功',
      origin: originOf(request, services),
      siteName: services.env.siteName,
    }),
  )
}

const away = (reply: FastifyReply, to: string) =>
  reply
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('cache-control', 'no-store')
    .redirect(to, 302)
