const PATIENCE_MS = 10_000

/** An answer that arrived: what it says has been promised. */
export interface Acknowledged {
  status: number
  body: unknown
}

/** One visitor over HTTP, with cookies. A call whose answer never came is `undefined`: nothing was promised. */
export class Visitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string, cookie = '') {
    this.#url = url
    for (const [, name = '', value = ''] of cookie.matchAll(/([^=; ]+)=([^;]*)/g))
      this.#cookies.set(name, value)
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = (path: string) => this.#call(path, { method: 'GET' })

  post = (path: string, body: object) =>
    this.#send(path, { 'Content-Type': 'application/json' }, JSON.stringify(body))

  /** A form with files. */
  upload(path: string, fields: Record<string, string | File>): Promise<Acknowledged | undefined> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return this.#send(path, {}, form)
  }

  /** Fetches a CSRF token first, as the browser does. */
  async #send(
    path: string,
    headers: Record<string, string>,
    body: string | FormData,
  ): Promise<Acknowledged | undefined> {
    const given = await this.get('/api/csrf')
    const token = dig(given?.body, 'data', 'token')
    if (typeof token !== 'string') return undefined
    return this.#call(path, { method: 'POST', headers: { ...headers, 'X-CSRF-TOKEN': token }, body })
  }

  async #call(path: string, init: RequestInit): Promise<Acknowledged | undefined> {
    try {
      const answer = await fetch(this.#url + path, {
        ...init,
        headers: { ...init.headers, Cookie: this.cookie },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) this.#cookies.set(name, value)
        else this.#cookies.delete(name)
      }
      const text = await answer.text()
      return { status: answer.status, body: text ? JSON.parse(text) : undefined }
    } catch {
      // Killed in the middle of it: the writer goes on with its next call.
      return undefined
    }
  }
}

/** A value deep in an answer of unknown shape. */
export function dig(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** A list deep in an answer; empty where there is none. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
