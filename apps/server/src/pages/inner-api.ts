import type { FastifyInstance, FastifyRequest } from 'fastify'
import { innerHeaders } from '../http/request-context.ts'
import type { InnerAnswer, PageInput } from './bundle.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { type Part, partsOf } from './made-of.ts'

export interface InnerApi {
  send: PageInput['send']
  /** Whether anything was answered that is meant for this visitor only. */
  isPersonal: () => boolean
  /** What the answers were made of. */
  parts: ReadonlySet<Part>
}

/** Calls that answer a visitor by a cookie of theirs. */
const PERSONAL = ['/api/csrf', '/api/login/joining']

interface Told {
  status: number
  text: string
  cookies: readonly string[]
}

/**
 * The API as a page calls it: in process, on behalf of the request that the page answers. What several parts of a page
 * read is asked once; its cookies go out once too.
 */
export function innerApi(
  { app, answers }: { app: FastifyInstance; answers: KeptAnswers | undefined },
  outer: FastifyRequest,
  cookie: string | undefined,
): InnerApi {
  let personal = false
  const parts = new Set<Part>()
  const reads = outer.method === 'GET' || outer.method === 'HEAD'
  const asked = new Map<string, Promise<Told>>()

  async function send(path: string, init: RequestInit = {}): Promise<InnerAnswer> {
    if (!path.startsWith('/api/')) throw new Error(`a page may call /api/… only, not ${path}`)
    const method = methodOf(init.method ?? 'GET')
    const own = partsOf(method, path)
    for (const part of own) parts.add(part)
    const known = answers?.find(method, path)
    if (known) return { ...innerAnswer(200, known.text), json: async () => known.value }
    const isRead = reads && method === 'GET'
    const before = isRead ? asked.get(path) : undefined
    if (before) {
      const { status, text } = await before
      return innerAnswer(status, text)
    }
    const told = ask(method, path, init, own)
    if (isRead) asked.set(path, told)
    const { status, text, cookies } = await told
    return innerAnswer(status, text, cookies)
  }

  async function ask(
    method: (typeof METHODS)[number],
    path: string,
    init: RequestInit,
    own: readonly Part[],
  ): Promise<Told> {
    const keep = answers?.keeper(method, path, own)
    // Only a form needs to be written out; a request of its own costs more than a small answer.
    const form = init.body instanceof FormData ? new Request('http://inner', init) : undefined
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: outer.ip,
      headers: {
        ...Object.fromEntries(form?.headers ?? new Headers(init.headers)),
        ...innerHeaders(outer.id),
        host: outer.host,
        ...(cookie ? { cookie } : {}),
        'user-agent': outer.headers['user-agent'] ?? '',
      },
      ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : {}),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    const set = [answer.headers['set-cookie'] ?? []].flat()
    personal ||= set.length > 0 || PERSONAL.some((own) => path.startsWith(own))
    if (answer.statusCode === 200 && set.length === 0) keep?.(answer.payload)
    return { status: answer.statusCode, text: answer.payload, cookies: set }
  }
  return { send, isPersonal: () => personal, parts }
}

/** Of a `Response` what the calls' client reads: a real one would be written out and read back as a stream. */
function innerAnswer(status: number, text: string, cookies: readonly string[] = []): InnerAnswer {
  const headers = { getSetCookie: () => [...cookies] }
  const answer: InnerAnswer = {
    status,
    ok: status >= 200 && status < 300,
    headers,
    json: async () => JSON.parse(text),
    text: async () => text,
    clone: () => answer,
  }
  return answer
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(name: string): (typeof METHODS)[number] {
  const method = METHODS.find((own) => own === name)
  if (!method) throw new Error(`no call has the method ${name}`)
  return method
}
