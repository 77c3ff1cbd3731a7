import type { TestServer } from './server.ts'

/** What a browser does on its way between the site and a provider: follows, keeps cookies of each apart. */
export class TestBrowser {
  readonly #jars = new Map<string, Map<string, string>>()
  readonly #server: TestServer
  readonly #origin: string

  constructor(server: TestServer, origin: string) {
    this.#server = server
    this.#origin = origin
  }

  /** The `Cookie` header for an origin; the site's own without one. */
  cookie(origin = this.#origin): string {
    return [...(this.#jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Takes over the cookies of a session that was opened beside the browser. */
  keep(cookie: string): void {
    const [name = '', ...value] = cookie.split('=')
    this.#jarOf(this.#origin).set(name, value.join('='))
  }

  /** Drops one of the site's cookies. */
  forget(name: string): void {
    this.#jarOf(this.#origin).delete(name)
  }

  /** One step, without following. */
  async get(address: string): Promise<{ status: number; location: string | undefined; text: string }> {
    const url = new URL(address, this.#origin)
    const own = url.origin === this.#origin
    const cookie = this.cookie(url.origin)
    const answer = own ? await this.#ask(url, cookie) : await this.#fetch(url, cookie)
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      const jar = this.#jarOf(url.origin)
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    const location = answer.location && new URL(answer.location, url).href
    return { status: answer.status, location, text: answer.text }
  }

  /** Follows redirects until one leads to `until`, or nothing leads on. Answers that address, or the last one. */
  async follow(address: string, until?: RegExp): Promise<{ at: string; status: number; text: string }> {
    let at = new URL(address, this.#origin).href
    for (let step = 0; step < 15; step++) {
      if (until?.test(at)) return { at, status: 302, text: '' }
      const { status, location, text } = await this.get(at)
      if (!location) return { at, status, text }
      at = location
    }
    throw new Error('redirected too often')
  }

  async #ask(url: URL, cookie: string) {
    const answer = await this.#server.app.inject({
      url: url.pathname + url.search,
      headers: { host: url.host, cookie, accept: 'text/html' },
    })
    const { location } = answer.headers
    return {
      status: answer.statusCode,
      location: typeof location === 'string' ? location : undefined,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      text: answer.payload,
    }
  }

  async #fetch(url: URL, cookie: string) {
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
      cookies: answer.headers.getSetCookie(),
      text: await answer.text(),
    }
  }

  #jarOf(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    return jar
  }
}
