import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../../domain/account/device.ts'
import { createSession, endSession, isShared } from '../../domain/account/sessions.ts'
import type { Services } from '../../domain/services.ts'
import { clearCookies, sessionSecretOf, setDeviceCookie, setSessionCookie } from './cookies.ts'
import { fromOf } from './from.ts'

/** Logs a user in on the browser that asks: the session before is over, and nobody knows the new one's secret. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { userId, remember: asked }: { userId: number; remember: boolean },
): Promise<void> {
  const { db, env, now } = services
  const previous = sessionSecretOf(request, env)
  if (previous) await endSession(db, previous)
  const remember = asked && !(await isShared(db, userId))
  const device = deviceName(request.headers['user-agent'])
  setSessionCookie(reply, env, await createSession(db, { userId, remember, device, now: now() }), remember)
  await rememberDevice(request, reply, services, userId)
  clearCookies(reply, env, 'visitor')
}

/** From now on nobody elsewhere can lock the user out on this browser, or in its network. */
export async function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  userId: number,
): Promise<void> {
  const { db, env, loginGate, now } = services
  const secret = await loginGate.remember(db, { userId, from: fromOf(request, services), now: now() })
  setDeviceCookie(reply, env, secret)
}
