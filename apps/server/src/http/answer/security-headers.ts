import type { FastifyInstance } from 'fastify'
import type { Env } from '../../kernel/env.ts'
import { DATA_POLICY } from './csp.ts'

/** Headers of every answer. */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`: with that Chromium sends `Origin: null`, and every form would be refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(origin?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Headers that an answer may have a value of its own for. */
const MAY_DIFFER = ['content-security-policy', 'cross-origin-opener-policy'] as const

/** One hook for all of them: a plug-in that does the same halves the throughput. */
export function addSecurityHeaders(app: FastifyInstance, env: Pick<Env, 'origin'>): void {
  const all = securityHeaders(env)
  const usual = MAY_DIFFER.map((name) => [name, all[name] ?? ''] as const)
  const headers = Object.fromEntries(
    Object.entries(all).filter(([name]) => !usual.some(([own]) => own === name)),
  )
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers)
    for (const [name, value] of usual) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    done()
  })
}
