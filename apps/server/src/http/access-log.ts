import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { shortAddress } from '../domain/network.ts'
import type { Log } from '../services.ts'

/**
 * One line and one measurement for each request from outside. The line has the path without its query, and a
 * network instead of an address.
 * @returns the registry behind `/metrics`
 */
export function addAccessLog(app: FastifyInstance, log: Log): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.1, 0.5, 1, 3, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 or more',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.inner) return done()
    const ms = performance.now() - request.startedAt
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method, route, status: reply.statusCode }, ms / 1000)
    if (reply.statusCode >= 500) failures.inc()
    log.info(
      {
        request_id: request.id,
        method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        from: shortAddress(request.ip),
      },
      'request',
    )
    done()
  })
  return registry
}

/** No query, and no longer than a path of ours can be. */
const pathOf = (url: string) => url.replace(/[?#].*$/s, '').slice(0, 200)
