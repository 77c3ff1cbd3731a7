import * as oidc from 'openid-client'
import { isSafeAddress, type OidcSettings } from '../../kernel/oidc-settings.ts'
import { fetchOutbound } from '../network/outbound.ts'
import { type Claims, claimsOf } from './claims.ts'

const KEEP_MS = 60 * 60_000
const PATIENCE_SECONDS = 8

/** What one visit to the provider is bound to; kept in a sealed cookie of the browser that began it. */
export interface Visit {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
}

/** Why a visit led to nothing; the texts stand in the contract's `LOGIN_RESULTS`. */
export class OidcError extends Error {
  override name = 'OidcError'
  readonly result: 'unavailable' | 'cancelled' | 'refused'

  constructor(result: OidcError['result'], cause?: unknown) {
    super(`login by another account: ${result}`, { cause })
    this.result = result
  }
}

const known = new WeakMap<OidcSettings, { at: number; config: Promise<oidc.Configuration> }>()

/** What the provider says of itself, asked once an hour; a failure is not kept. */
function configOf(settings: OidcSettings): Promise<oidc.Configuration> {
  const kept = known.get(settings)
  if (kept && Date.now() - kept.at < KEEP_MS) return kept.config
  const config = discover(settings)
  const entry = { at: Date.now(), config }
  known.set(settings, entry)
  config.catch(() => {
    if (known.get(settings) === entry) known.delete(settings)
  })
  return config
}

async function discover({ issuer, infoUrl, clientId, clientSecret }: OidcSettings) {
  const server = new URL(issuer)
  const trusted = [server, ...(infoUrl ? [new URL(infoUrl)] : [])]
  const ask: oidc.CustomFetch = (url, options) =>
    fetchOutbound(new URL(url), { ...options, body: options.body ?? null }, trusted)
  const execute = server.protocol === 'http:' && isSafeAddress(server) ? [oidc.allowInsecureRequests] : []
  const login = clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None()
  return oidc.discovery(server, clientId, undefined, login, {
    [oidc.customFetch]: ask,
    timeout: PATIENCE_SECONDS,
    execute,
  })
}

/**
 * Begins a visit: where the browser goes, and what it has to bring back.
 * @throws OidcError
 */
export async function beginVisit(
  settings: OidcSettings,
  redirectUri: string,
): Promise<{ url: URL; visit: Visit }> {
  const visit = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectUri,
  }
  try {
    const url = oidc.buildAuthorizationUrl(await configOf(settings), {
      redirect_uri: redirectUri,
      scope: settings.scope,
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: 'S256',
    })
    return { url, visit }
  } catch (error) {
    throw failure(error)
  }
}

/**
 * Ends a visit: whom the provider has recognised.
 * @param query of the address that the provider has sent the browser back to
 * @throws OidcError
 */
export async function endVisit(settings: OidcSettings, visit: Visit, query: string): Promise<Claims> {
  const url = new URL(visit.redirectUri)
  url.search = query
  try {
    const config = await configOf(settings)
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: visit.verifier,
      expectedState: visit.state,
      expectedNonce: visit.nonce,
      idTokenExpected: true,
    })
    const token = tokens.claims()
    if (!token) throw new OidcError('refused')
    const hasInfo = config.serverMetadata().userinfo_endpoint !== undefined
    const info = hasInfo ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub) : {}
    const more = await moreOf(config, settings, tokens.access_token)
    return claimsOf(settings, { ...more, ...info, ...token })
  } catch (error) {
    throw failure(error)
  }
}

/** 教育雲 gives what somebody is at school at an address of its own. Without it the login still counts. */
async function moreOf(config: oidc.Configuration, { infoUrl }: OidcSettings, accessToken: string) {
  if (!infoUrl) return {}
  try {
    const answer = await oidc.fetchProtectedResource(config, accessToken, new URL(infoUrl), 'GET')
    const body: unknown = answer.ok ? await answer.json() : {}
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

function failure(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return new OidcError('cancelled', error)
  // Answers of the provider that are wrong have a class of their own, or a code; what is left is the way to it.
  const answered =
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.WWWAuthenticateChallengeError ||
    (error instanceof oidc.ClientError && !AWAY.has(error.code ?? ''))
  return new OidcError(answered ? 'refused' : 'unavailable', error)
}

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])
