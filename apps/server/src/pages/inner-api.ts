import type { FastifyInstance, FastifyRequest } from 'fastify'
import { innerHeaders } from '../http/request-context.ts'
import type { PageInput } from './bundle.ts'
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

/** The API as a page calls it: in process, on behalf of the request that the page answers. */
export function innerApi(app: FastifyInstance, outer: FastifyRequest, cookie: string | undefined): InnerApi {
  let personal = false
  const parts = new Set<Part>()

  async function send(path: string, init?: RequestInit): Promise<Response> {
    if (!path.startsWith('/api/')) throw new Error(`a page may call /api/… only, not ${path}`)
    const call = new Request(new URL(path, 'http://inner'), init)
    for (const part of partsOf(call.method, path)) parts.add(part)
    const answer = await app.inject({
      method: methodOf(call.method),
      url: path,
      remoteAddress: outer.ip,
      headers: {
        ...Object.fromEntries(call.headers),
        ...innerHeaders(outer.id),
        host: outer.host,
        ...(cookie ? { cookie } : {}),
        'user-agent': outer.headers['user-agent'] ?? '',
      },
      ...(call.body ? { payload: Buffer.from(await call.arrayBuffer()) } : {}),
    })
    const set = [answer.headers['set-cookie'] ?? []].flat()
    personal ||= set.length > 0 || PERSONAL.some((own) => path.startsWith(own))
    const empty = answer.statusCode === 204 || answer.statusCode === 205
    const headers = new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') })
    for (const line of set) headers.append('set-cookie', line)
    const body = empty ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }
  return { send, isPersonal: () => personal, parts }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function methodOf(name: string): (typeof METHODS)[number] {
  const method = METHODS.find((own) => own === name)
  if (!method) throw new Error(`no call has the method ${name}`)
  return method
}
