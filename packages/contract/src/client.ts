import type { CallAnswer, CallInput, CallName } from './calls.ts'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './constants.ts'
import { type ErrorBody, messageForStatus, TIMEOUT_ERROR, UNKNOWN_ERROR } from './errors.ts'

/** A call that did not succeed. `message` is fit to be shown; `errors` holds messages by field (status 422). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>
  /** With status 409: the row as somebody else has saved it meanwhile. */
  readonly current: unknown

  constructor(status: number, body: Partial<ErrorBody> & { detail?: unknown }) {
    super(textOf(body.detail) ?? textOf(body.message) ?? messageForStatus(status))
    this.status = status
    this.code = body.code ?? 'unknown'
    this.errors = body.errors ?? {}
    this.current = body.current
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

export interface ClientOptions {
  /** `fetch` in the browser; in a loader, one that calls the server in process. */
  send: (path: string, init: RequestInit) => Promise<Response>
  /** The CSRF token; asked for before each call that changes something, `fresh` after a refusal. */
  csrfToken?: (fresh: boolean) => Promise<string>
  /** A Bearer token; a call that carries one needs no CSRF token. */
  bearer?: string
  /** Called with every failure before it is thrown: the browser shows the time-out toast here. */
  onError?: (error: ApiError) => void
}

export interface CallOptions {
  signal?: AbortSignal
}

/** Calls one entry of the contract. Throws {@link ApiError}; an answer 204 or 205 gives `undefined`. */
export type Api = <N extends CallName>(
  name: N,
  input?: CallInput<N>,
  options?: CallOptions,
) => Promise<CallAnswer<N>>

/** Common conduct of the HTTP layer, the same for loaders and browser. */
export function createClient(options: ClientOptions): Api {
  async function once(name: string, input: Input, fresh: boolean, signal?: AbortSignal): Promise<Response> {
    const [method = 'GET', template = ''] = name.split(' ')
    const headers = new Headers({ Accept: 'application/json' })
    if (options.bearer) headers.set('Authorization', `Bearer ${options.bearer}`)
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    let limit = REQUEST_TIMEOUT_MS
    if (method !== 'GET') {
      const token = options.bearer ? '' : ((await options.csrfToken?.(fresh)) ?? '')
      if (token) headers.set('X-CSRF-TOKEN', token)
      const body = { ...asRecord(input.body), ...(token ? { _token: token } : {}) }
      if (Object.values(body).some(holdsBlob)) {
        init.body = formData(body)
        limit = UPLOAD_TIMEOUT_MS
      } else {
        headers.set('Content-Type', 'application/json')
        init.body = JSON.stringify(body)
      }
    }
    return options.send(address(template, input), { ...init, signal: timeLimit(limit, signal) })
  }

  async function run(name: string, input: Input, signal?: AbortSignal): Promise<unknown> {
    let response = await once(name, input, false, signal)
    if (response.status === 403 && !name.startsWith('GET ')) {
      const body = await bodyOf(response.clone())
      if (body.code === 'csrf') response = await once(name, input, true, signal)
    }
    if (response.status === 204 || response.status === 205) return undefined
    if (!response.ok) throw new ApiError(response.status, await bodyOf(response))
    return response.json()
  }

  const api = async (name: string, input: Input = {}, { signal }: CallOptions = {}) => {
    try {
      return await run(name, input, signal)
    } catch (error) {
      if (signal?.aborted) throw error
      const failure = asApiError(error)
      options.onError?.(failure)
      throw failure
    }
  }
  return api as Api
}

interface Input {
  params?: unknown
  query?: unknown
  body?: unknown
}

function timeLimit(ms: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError(408, { code: 'timeout', message: TIMEOUT_ERROR })
  }
  return new ApiError(0, { code: 'unknown', message: UNKNOWN_ERROR })
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return asRecord(await response.json())
  } catch {
    // An answer that is no JSON (a proxy's page) has nothing to show: the text for its status is used.
    return {}
  }
}

/** Where a call is answered, for links that browsers follow by themselves: to files, say. */
export const addressOf = <N extends CallName>(name: N, input: CallInput<N>): string =>
  address(name.split(' ')[1] ?? '', input ?? {})

function address(template: string, input: Input): string {
  const params = asRecord(input.params)
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asRecord(input.query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') query.append(key, String(item))
    }
  }
  return query.size ? `${path}?${query}` : path
}

const holdsBlob = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) && value.some((item) => Object.values(asRecord(item)).some(holdsBlob)))

/** Nested values become `screenshots[0][file]`, as the specification's forms send them. */
function formData(body: Record<string, unknown>): FormData {
  const form = new FormData()
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (value instanceof Blob) form.append(key, value)
    else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner)
    } else form.append(key, String(value))
  }
  for (const [key, value] of Object.entries(body)) add(key, value)
  return form
}
