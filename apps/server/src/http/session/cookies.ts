import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { REMEMBER_MS } from '../../domain/account/sessions.ts'
import { KNOWN_SECONDS } from '../../domain/login/places.ts'
import type { Env } from '../../kernel/env.ts'

type Origin = Pick<Env, 'origin'>
type Headers = Pick<FastifyRequest, 'headers'>

const isHttps = ({ origin }: Origin) => origin?.startsWith('https:') === true

/**
 * `visit-…`: on the way to another site's login and back, one for each tab that is; `joining`: back from there, about to register; `play`: the game
 * of an event that is open; `claim`: what a visitor has played of late.
 */
type SealedName = `visit-${string}` | 'joining' | 'play' | 'claim'
/**
 * `device`: by which the login gate knows a browser again that has logged in before; `pupil`: by which a room knows who
 * comes again.
 */
type Name = 'session' | 'visitor' | 'device' | 'pupil' | SealedName

/** Under https the prefix makes browsers refuse the cookie from anywhere but this very host. */
const nameOf = (name: Name, env: Origin) => `${isHttps(env) ? '__Host-' : ''}hakka_${name}`

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

/** Out of reach of pages and of what they keep: only calls that look at a password read it. */
export const deviceSecretOf = (request: Headers, env: Origin) => secretIn(request, nameOf('device', env))

/** What a page of a visitor is rendered with, as a request header: cookies that only calls for one person read. */
export function visitorCookieOf(request: FastifyRequest, env: Origin): string | undefined {
  const own = [
    [nameOf('visitor', env), visitorSecretOf(request, env)],
    [nameOf('joining', env), sealedCookieOf(request, env, 'joining')],
    [nameOf('claim', env), sealedCookieOf(request, env, 'claim')],
  ] as const
  const pairs = own.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return pairs.length > 0 ? pairs.join('; ') : undefined
}

/** Without `remember` the browser forgets the cookie when it closes. */
export function setSessionCookie(reply: FastifyReply, env: Origin, secret: string, remember: boolean): void {
  const life = remember ? { maxAge: REMEMBER_MS / 1000 } : {}
  setCookie(reply, { name: nameOf('session', env), value: secret, ...options(env), ...life })
}

export function setVisitorCookie(reply: FastifyReply, env: Origin, secret: string): void {
  setCookie(reply, { name: nameOf('visitor', env), value: secret, ...options(env) })
}

/** Stays when its user logs out: it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, env: Origin, secret: string): void {
  setCookie(reply, { name: nameOf('device', env), value: secret, ...options(env), maxAge: KNOWN_SECONDS })
}

/** By it a live room knows a phone again after a break or a reload; it opens no account. */
export const pupilSecretOf = (request: Headers, env: Origin) => secretIn(request, nameOf('pupil', env))

/** Rooms of a class stay open for a lesson, a term's has a code of its own each time. */
const PUPIL_SECONDS = 24 * 3600

export function setPupilCookie(reply: FastifyReply, env: Origin, secret: string): void {
  setCookie(reply, { name: nameOf('pupil', env), value: secret, ...options(env), maxAge: PUPIL_SECONDS })
}

const SEALED = /^[\w-]{1,3500}$/

/** A sealed cookie as it came: `domain/secret/sealed.ts` opens it. */
export function sealedCookieOf(request: Headers, env: Origin, name: SealedName): string | undefined {
  const value = parseCookie(request.headers.cookie ?? '')[nameOf(name, env)]
  return value && SEALED.test(value) ? value : undefined
}

/** The names of all sealed cookies that begin so. */
export function sealedNamesOf(request: Headers, env: Origin, start: 'visit-'): `visit-${string}`[] {
  const before = nameOf(start, env)
  return Object.keys(parseCookie(request.headers.cookie ?? ''))
    .filter((name) => name.startsWith(before))
    .map((name): `visit-${string}` => `${start}${name.slice(before.length)}`)
}

export function setSealedCookie(
  reply: FastifyReply,
  env: Origin,
  { name, value, seconds }: { name: SealedName; value: string; seconds: number },
): void {
  setCookie(reply, { name: nameOf(name, env), value, ...options(env), maxAge: seconds })
}

export function clearCookies(reply: FastifyReply, env: Origin, ...names: Name[]): void {
  const gone = { value: '', expires: new Date(0), maxAge: 0 }
  for (const name of names) setCookie(reply, { name: nameOf(name, env), ...gone, ...options(env) })
}

function setCookie(reply: FastifyReply, cookie: Parameters<typeof stringifySetCookie>[0]): void {
  // Fastify keeps what was said before: an answer may set several.
  reply.header('set-cookie', stringifySetCookie(cookie))
}
