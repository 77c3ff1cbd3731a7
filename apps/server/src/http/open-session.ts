import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../domain/device.ts'
import { createSession, endSession } from '../domain/sessions.ts'
import type { Services } from '../services.ts'
import { clearCookies, sessionSecretOf, setSessionCookie } from './cookies.ts'

/** Logs a user in on the browser that asks: the session before is over, and nobody knows the new one's secret. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, env, now }: Services,
  { userId, remember }: { userId: number; remember: boolean },
): Promise<void> {
  const previous = sessionSecretOf(request, env)
  if (previous) await endSession(db, previous)
  const device = deviceName(request.headers['user-agent'])
  setSessionCookie(reply, env, await createSession(db, { userId, remember, device, now: now() }), remember)
  clearCookies(reply, env, 'visitor')
}
