import { CookieJar } from '../../testing/builders.ts'
import type { TestServer } from '../../testing/server.ts'

type Process = Pick<TestServer, 'app'>

/** A browser at an address: it keeps its cookies, and may go elsewhere or be answered by another process. */
export class LoginBrowser {
  readonly #cookies = new CookieJar()
  address: string
  process: Process

  constructor(process: Process, address: string) {
    this.process = process
    this.address = address
  }

  /** What a call answers: its status, its code or `ok`, and what it says. */
  async post(url: string, payload: object) {
    const token = await this.#send({ method: 'GET', url: '/api/csrf' })
    const headers = { 'x-csrf-token': token.json().data.token }
    const answer = await this.#send({ method: 'POST', url, payload, headers })
    const body = answer.payload === '' ? {} : answer.json()
    return { status: answer.statusCode, code: body.code ?? 'ok', message: String(body.message ?? '') }
  }

  login(username: string, password: string) {
    return this.post('/api/login', { username, password })
  }

  /** A right password, and out again: the browser stays one that was here before. */
  async visit(username: string, password: string): Promise<string> {
    const { code } = await this.login(username, password)
    await this.post('/api/logout', {})
    return code
  }

  /** The codes of wrong tries, one after the other. */
  async fail(username: string, times: number): Promise<string[]> {
    const codes: string[] = []
    for (let time = 0; time < times; time++) codes.push((await this.login(username, `wrong ${time}`)).code)
    return codes
  }

  /** Somebody puts a cookie of their own making into the browser. */
  plant(cookie: string): void {
    this.#cookies.keep({ headers: { 'set-cookie': cookie } })
  }

  get cookies(): string {
    return this.#cookies.header
  }

  async #send(request: {
    method: 'GET' | 'POST'
    url: string
    payload?: object
    headers?: Record<string, string>
  }) {
    const headers = { ...request.headers, cookie: this.#cookies.header }
    const answer = await this.process.app.inject({ ...request, headers, remoteAddress: this.address })
    this.#cookies.keep(answer)
    return answer
  }
}
