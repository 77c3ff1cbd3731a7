import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { isMigrated } from '../db/migrate.ts'
import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'
import { describe } from './error-answer.ts'

/** What operators ask: is it alive, can it serve, how is it doing. */
export function addHealth(
  app: FastifyInstance,
  { services, registry, isDraining }: { services: Services; registry: Registry; isDraining: () => boolean },
): void {
  const config = { policy: 'anyone' } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )

  app.get('/readyz', { config }, async (_request, reply) => {
    const state = { database: false, migrations: false, draining: isDraining() }
    try {
      state.migrations = await isMigrated(services)
      state.database = true
    } catch (error) {
      services.log.warn(describe(error), 'not ready')
    }
    const ok = state.database && state.migrations && !state.draining
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...state })
  })

  app.get('/metrics', { config }, async (request, reply) => {
    if (!isNear(request)) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** From this machine or network, and not handed on by a proxy for somebody else. */
function isNear({ socket, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const family = isIP(address)
  return family !== 0 && near.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
