import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { isMigrated, NEWEST_MIGRATION } from '../db/migrate.ts'
import type { Services } from '../domain/services.ts'
import { AppError } from '../kernel/app-error.ts'
import { describe } from '../kernel/describe.ts'
import { VERSION } from '../kernel/version.ts'
import { maySeeMetrics } from './log/metrics-access.ts'

/** What operators ask: is it alive, can it serve, how is it doing. */
export function addHealth(
  app: FastifyInstance,
  { services, registry, isDraining }: { services: Services; registry: Registry; isDraining: () => boolean },
): void {
  const config = { policy: 'anyone' } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ok: true, version: VERSION, migration: NEWEST_MIGRATION.tag }),
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
    if (!maySeeMetrics(request, services.env)) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
