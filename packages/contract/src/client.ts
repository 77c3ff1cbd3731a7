import { ApiError } from './api-error.ts'
import type { CallAnswer, CallInput, CallName } from './calls.ts'
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './constants.ts'
import { TIMEOUT_ERROR, UNKNOWN_ERROR } from './errors.ts'

/** Of a `Response` what the client reads: a call in process has no other. */
export interface Answered extends Pick<Response, 'status' | 'ok' | 'json'> {
  clone(): Answered
}

export interface ClientOptions {
  /** `fetch` in the browser; in a loader, one that calls the server in process. */
  send: (path: string, init: RequestInit) => Promise<Answered>
  /** Calls are answered in this process: no line can be down, so none has a time limit. */
  inProcess?: boolean
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
  async function once(name: string, input: Input, fresh: boolean, signal?: AbortSignal): Promise<Answered> {
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
    if (options.inProcess) return options.send(address(template, input), init)
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

async function bodyOf(response: Answered): Promise<Record<string, unknown>> {
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
