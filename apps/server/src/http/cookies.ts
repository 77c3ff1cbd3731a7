import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { REMEMBER_MS } from '../domain/sessions.ts'
import type { Env } from '../env.ts'

type Origin = Pick<Env, 'origin'>
type Headers = Pick<FastifyRequest, 'headers'>

const isHttps = ({ origin }: Origin) => origin?.startsWith('https:') === true

/** Under https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (name: 'session' | 'visitor', env: Origin) => `${isHttps(env) ? '__Host-' : ''}hakka_${name}`

export const sessionCookieName = (env: Origin) => nameOf('session', env)

const options = (env: Origin) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(env) }) as const

const SECRET = /^[\w-]{43}$/

function secretIn({ headers }: Headers, name: string): string | undefined {
  const header = headers.cookie
  const value = header?.includes(name) ? parseCookie(header)[name] : undefined
  return value && SECRET.test(value) ? value : undefined
}

export const sessionSecretOf = (request: Headers, env: Origin) => secretIn(request, nameOf('session', env))

/** A visitor has this cookie only after asking for a form's token. */
export const visitorSecretOf = (request: FastifyRequest, env: Origin) =>
  secretIn(request, nameOf('visitor', env))

/** The visitor's cookie alone, as a request header. */
export function visitorCookieOf(request: FastifyRequest, env: Origin): string | undefined {
  const secret = visitorSecretOf(request, env)
  return secret && `${nameOf('visitor', env)}=${secret}`
}

/** Without `remember` the browser forgets the cookie when it closes. */
export function setSessionCookie(reply: FastifyReply, env: Origin, secret: string, remember: boolean): void {
  const life = remember ? { maxAge: REMEMBER_MS / 1000 } : {}
  setCookie(reply, { name: nameOf('session', env), value: secret, ...options(env), ...life })
}

export function setVisitorCookie(reply: FastifyReply, env: Origin, secret: string): void {
  setCookie(reply, { name: nameOf('visitor', env), value: secret, ...options(env) })
}

export function clearCookies(reply: FastifyReply, env: Origin, ...names: ('session' | 'visitor')[]): void {
  const gone = { value: '', expires: new Date(0), maxAge: 0 }
  for (const name of names) setCookie(reply, { name: nameOf(name, env), ...gone, ...options(env) })
}

function setCookie(reply: FastifyReply, cookie: Parameters<typeof stringifySetCookie>[0]): void {
  // Fastify keeps what was said before: an answer may set several.
  reply.header('set-cookie', stringifySetCookie(cookie))
}
