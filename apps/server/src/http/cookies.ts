import type { FastifyReply, FastifyRequest } from 'fastify'
import { REMEMBER_MS } from '../domain/sessions.ts'
import type { Env } from '../env.ts'

type Origin = Pick<Env, 'origin'>

const isHttps = ({ origin }: Origin) => origin?.startsWith('https:') === true

/** Under https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (name: 'session' | 'visitor', env: Origin) => `${isHttps(env) ? '__Host-' : ''}hakka_${name}`

export const sessionCookieName = (env: Origin) => nameOf('session', env)

const options = (env: Origin) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(env) }) as const

const SECRET = /^[\w-]{43}$/

function secretIn(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return value && SECRET.test(value) ? value : undefined
}

export const sessionSecretOf = (request: FastifyRequest, env: Origin) =>
  secretIn(request, nameOf('session', env))

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
  reply.setCookie(nameOf('session', env), secret, { ...options(env), ...life })
}

export function setVisitorCookie(reply: FastifyReply, env: Origin, secret: string): void {
  reply.setCookie(nameOf('visitor', env), secret, options(env))
}

export function clearCookies(reply: FastifyReply, env: Origin, ...names: ('session' | 'visitor')[]): void {
  for (const name of names) reply.clearCookie(nameOf(name, env), options(env))
}
