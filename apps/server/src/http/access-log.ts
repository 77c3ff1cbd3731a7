import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { shortAddress } from '../domain/network.ts'
import type { Log } from '../services.ts'
import { RequestTimes } from './request-times.ts'

/**
 * One line and one measurement for each request from outside. The line has the path without its query, and a
 * network instead of an address.
 * @returns the registry behind `/metrics`
 */
export function addAccessLog(app: FastifyInstance, log: Log): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes(registry)
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 or more',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.inner) return done()
    const ms = performance.now() - request.startedAt
    const { method } = request
    const status = reply.statusCode
    times.observe(method, request.routeOptions.url ?? 'none', status, ms / 1000)
    if (status >= 500) failures.inc()
    log.request({
      request_id: request.id,
      method,
      path: pathOf(request.url),
      status,
      ms: Math.round(ms * 10) / 10,
      from: shortAddress(request.ip),
    })
    done()
  })
  return registry
}

const PATH_MAX = 200

/** No query, and no longer than a path of ours can be. */
function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return url.slice(0, Math.min(end < 0 ? url.length : end, PATH_MAX))
}
