import type { FastifyRequest } from 'fastify'
import { findApiToken } from '../../domain/account/api-tokens.ts'
import { permissionsOf } from '../../domain/account/permissions.ts'
import { findSession } from '../../domain/account/sessions.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { outerIdOf } from '../request-context.ts'
import type { Policy } from '../route.ts'
import type { Actor } from './actor.ts'
import { sessionSecretOf } from './cookies.ts'

export interface Identity {
  actor: Actor
  /** Came by a token that no browser sends by itself: such a request can't be forged. */
  bearer: boolean
}

const VISITOR: Identity = {
  actor: { userId: null, permissions: new Set(), sessionId: null, isTeacher: false },
  bearer: false,
}

/** Who reads the pages that are being rendered, by the id of their requests. */
const readers = new Map<string, Promise<Identity> | undefined>()

/**
 * Looks the reader of one page up once, however many calls the page makes. For pages that only read: a form's calls
 * may log somebody in or out.
 */
export async function withOneReader<T>(requestId: string, render: () => Promise<T>): Promise<T> {
  readers.set(requestId, undefined)
  try {
    return await render()
  } finally {
    readers.delete(requestId)
  }
}

/**
 * Who calls.
 * @throws AppError `login_required` when a Bearer token is given that is not in force
 */
export function identify(request: FastifyRequest, services: Services): Identity | Promise<Identity> {
  if (isAnonymous(request, services)) return VISITOR
  const page = outerIdOf(request)
  if (page === undefined || !readers.has(page)) return lookUp(request, services)
  const reader = readers.get(page) ?? lookUp(request, services)
  readers.set(page, reader)
  return reader
}

const isAnonymous = (request: FastifyRequest, { env }: Services) =>
  request.headers.authorization === undefined && sessionSecretOf(request, env) === undefined

/**
 * By Bearer token, else by session cookie, else a visitor.
 * @throws AppError `login_required` when a Bearer token is given that is not in force
 */
export async function lookUp(
  request: Pick<FastifyRequest, 'headers'>,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
): Promise<Identity> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token) {
    const owner = await findApiToken(db, token, now())
    if (!owner) throw new AppError('login_required')
    const { userId, roles, isTeacher } = owner
    return { actor: { userId, permissions: permissionsOf(roles), sessionId: null, isTeacher }, bearer: true }
  }
  const secret = sessionSecretOf(request, env)
  const session = secret ? await findSession(db, secret, now()) : undefined
  if (!session) return VISITOR
  const { userId, roles, id, isTeacher } = session
  return { actor: { userId, permissions: permissionsOf(roles), sessionId: id, isTeacher }, bearer: false }
}

/** @throws AppError `forbidden` or `login_required`; a route that names no policy is nobody's */
export function checkPolicy(policy: Policy | undefined, actor: Actor): void {
  if (policy === undefined) throw new AppError('forbidden')
  if (policy === 'anyone') return
  if (actor.userId === null) throw new AppError('login_required')
  if (policy === 'login') return
  const may =
    policy === 'teacher'
      ? actor.isTeacher
      : [policy.permission].flat().some((own) => actor.permissions.has(own))
  if (!may) throw new AppError('forbidden')
}
