import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'
import { escapeHtml } from '../kernel/html.ts'

/** Somebody who has an account at the local provider. */
export interface LocalAccount {
  sub: string
  name: string
  email?: string
  email_verified?: boolean
  /** As 教育雲 has them: by school. */
  titles?: { schoolid: string; titles: string[] }[]
}

/** Accounts to try logins with; whoever runs the site picks one instead of typing a password. */
export const LOCAL_ACCOUNTS: Record<'edu' | 'google', readonly LocalAccount[]> = {
  edu: [
    {
      sub: 'edu-teacher',
      name: '雲端老師',
      email: 'cloud-teacher@mail.edu.test',
      email_verified: true,
      titles: [{ schoolid: '000000', titles: ['教師'] }],
    },
    {
      sub: 'edu-student',
      name: '雲端學生',
      email: 'cloud-student@mail.edu.test',
      email_verified: true,
      titles: [{ schoolid: '000000', titles: ['學生'] }],
    },
    {
      sub: 'edu-teacher-2',
      name: '雲端林老師',
      email: 'cloud-lin@mail.edu.test',
      email_verified: true,
      titles: [{ schoolid: '000000', titles: ['教師'] }],
    },
  ],
  google: [
    { sub: 'google-1', name: '谷歌小美', email: 'mei@mail.test', email_verified: true },
    { sub: 'google-2', name: '谷歌阿明', email: 'ming@mail.test', email_verified: false },
    { sub: 'google-3', name: '谷歌小華', email: 'hua@mail.test', email_verified: true },
    { sub: 'google-4', name: '谷歌阿英', email: 'ying@mail.test', email_verified: true },
  ],
}

export interface LocalProvider {
  issuer: string
  clientId: string
  clientSecret: string
  close(): Promise<void>
}

/**
 * A real OpenID Connect provider on this machine, for tests and for trying with `npm run dev`: it speaks the whole
 * protocol, and asks for no password.
 * @param options.redirectUris where it may send browsers back to
 */
export async function startLocalProvider({
  title,
  accounts,
  redirectUris,
}: {
  title: string
  accounts: readonly LocalAccount[]
  redirectUris: string[]
}): Promise<LocalProvider> {
  const server = createServer()
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const issuer = `http://127.0.0.1:${port}`
  const client = { clientId: 'hakka', clientSecret: 'a secret that only this machine knows' }
  const provider = new Provider(issuer, configuration(accounts, redirectUris, client))
  const callback = provider.callback()
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    // Each visit asks anew who it is: a shared machine, or a test, is somebody else the next time.
    request.headers.cookie = withoutSession(request.headers.cookie ?? '')
    if (!pathname.startsWith('/interaction/')) return void callback(request, response)
    try {
      const { prompt } = await provider.interactionDetails(request, response)
      const account = searchParams.get('account')
      if (prompt.name !== 'login') throw new Error(`nothing answers the prompt ${prompt.name}`)
      if (account !== null) {
        const result =
          account === ''
            ? { error: 'access_denied', error_description: 'cancelled' }
            : { login: { accountId: account } }
        return await provider.interactionFinished(request, response, result)
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(chooser(title, pathname, accounts))
    } catch {
      response.statusCode = 400
      response.end()
    }
  })
  return {
    issuer,
    ...client,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const withoutSession = (cookies: string) =>
  cookies
    .split('; ')
    .filter((pair) => !pair.startsWith('_session'))
    .join('; ')

function configuration(
  accounts: readonly LocalAccount[],
  redirectUris: string[],
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key that only this machine knows'] },
    claims: { openid: ['sub'], profile: ['name', 'titles'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 1 },
    findAccount: (_context, id) => {
      const account = accounts.find(({ sub }) => sub === id)
      return account && { accountId: id, claims: () => ({ ...account }) }
    },
    // Nobody is asked whether this site may know what it asks for.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  }
}

const chooser = (title: string, path: string, accounts: readonly LocalAccount[]) => `<!doctype html>
<html lang="zh-Hant-TW"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1><p>這是本機的登入服務，只用來測試。請選擇帳號：</p>
<ul>${accounts.map(({ sub, name }) => `<li><a href="${path}?account=${encodeURIComponent(sub)}">${escapeHtml(name)}</a></li>`).join('')}</ul>
<p><a href="${path}?account=">取消</a></p></html>`
