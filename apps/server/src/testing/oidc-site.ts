import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { userIdentities } from '../db/tables/account.ts'
import { TestBrowser } from './browser.ts'
import { session, visitor } from './builders.ts'
import { type LocalAccount, type LocalProvider, startLocalProvider } from './oidc.ts'
import { openTestServer, type TestServer } from './server.ts'

export const ORIGIN = 'http://site.test'
const CALLBACK = /\/login\/(edu|google)\/callback/

const ACCOUNTS: LocalAccount[] = [
  {
    sub: 'one',
    name: '林老師',
    email: 'lin@school.test',
    email_verified: true,
    titles: [{ schoolid: '1', titles: ['教師', '導師'] }],
  },
  { sub: 'two', name: '陳同學', email: 'chen@school.test', email_verified: true },
  { sub: 'three', name: '王小姐', email: 'wang@school.test', email_verified: false },
]

/** A site with two real providers that know the same three subjects, for a whole test file. */
export function oidcSite(): () => OidcSite {
  let site: OidcSite | undefined
  beforeAll(async () => {
    site = await OidcSite.open()
  })
  afterAll(() => site?.close())
  return () => {
    if (!site) throw new Error('the site is there inside of tests only')
    return site
  }
}

class OidcSite {
  readonly server: TestServer
  readonly #providers: readonly LocalProvider[]

  private constructor(server: TestServer, providers: readonly LocalProvider[]) {
    this.server = server
    this.#providers = providers
  }

  static async open(): Promise<OidcSite> {
    const provide = (provider: string) =>
      startLocalProvider({
        title: provider,
        accounts: ACCOUNTS,
        redirectUris: [`${ORIGIN}/login/${provider}/callback`],
      })
    const [edu, google] = await Promise.all([provide('edu'), provide('google')])
    const server = await openTestServer({
      env: {
        ORIGIN,
        OIDC_EDU_ISSUER: edu.issuer,
        OIDC_EDU_CLIENT_ID: edu.clientId,
        OIDC_EDU_CLIENT_SECRET: edu.clientSecret,
        OIDC_GOOGLE_ISSUER: google.issuer,
        OIDC_GOOGLE_CLIENT_ID: google.clientId,
        OIDC_GOOGLE_CLIENT_SECRET: google.clientSecret,
      },
    })
    return new OidcSite(server, [edu, google])
  }

  async close(): Promise<void> {
    await this.server.close()
    await Promise.all(this.#providers.map((own) => own.close()))
  }

  browser(): TestBrowser {
    return new TestBrowser(this.server, ORIGIN)
  }

  /** To the provider, whose account is chosen there, and up to the address that it leads back to. */
  async visit(own: TestBrowser, account: string, start = '/login/edu', change = (url: string) => url) {
    const { location = '' } = await own.get(start)
    const there = await own.follow(change(location))
    const back = await own.follow(`${there.at}?account=${account}`, CALLBACK)
    return back.at
  }

  async logIn(own: TestBrowser, account: string, start?: string) {
    return own.follow(await this.visit(own, account, start), /\/(register\/finish|login\?|$)/)
  }

  /** Sends the form of who has come from a provider and is new here. */
  async finish(own: TestBrowser, body: object) {
    const { cookie, 'x-csrf-token': token } = await visitor(this.server)
    own.keep(cookie)
    const answer = await this.server.app.inject({
      method: 'POST',
      url: '/api/login/join',
      headers: { cookie: own.cookie(), 'x-csrf-token': token, host: 'site.test' },
      payload: { agreement: true, ...body },
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) own.keep(line.split(';')[0] ?? '')
    return answer
  }

  async ask(own: TestBrowser, url: string) {
    return (await this.server.app.inject({ url, headers: { cookie: own.cookie() } })).json()
  }

  async whoIs(own: TestBrowser): Promise<number | null> {
    return (await this.ask(own, '/api/my/id')).data.id
  }

  /** A browser with a session of this account. */
  async loggedIn(someone: { id: number }) {
    const own = this.browser()
    const headers = await session(this.server, someone)
    own.keep(headers.cookie)
    const post = (url: string, payload: object) =>
      this.server.app.inject({ method: 'POST', url, payload, headers: { ...headers, host: 'site.test' } })
    const link = async (field: 'eduCloud' | 'googleOauth'): Promise<string> =>
      (await this.ask(own, '/api/my/account/json')).userFields[field].linkUrl
    return { own, post, link }
  }

  bound(provider: string) {
    return this.server.services.db.select().from(userIdentities).where(eq(userIdentities.provider, provider))
  }
}
