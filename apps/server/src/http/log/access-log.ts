import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { shortAddress } from '../../domain/network/network.ts'
import type { Log } from '../../kernel/log.ts'
import { RequestTimes } from './request-times.ts'

interface Answered {
  id: string
  method: string
  /** The pattern that the log has: `/dictionary/:word`. What stands in its place in an address may be what somebody looked up. */
  path: string
  /** Under what it is measured. */
  route: string
  status: number
  /** `performance.now()` when the request came in. */
  startedAt: number
  ip: string
}

export interface AccessLog {
  /** Behind `/metrics`. */
  registry: Registry
  /** For an answer that Fastify has not seen. */
  note(answered: Answered): void
}

/**
 * One line and one measurement for each request from outside. The line has the route's pattern instead of the path, and
 * a network instead of an address.
 */
export function addAccessLog(app: FastifyInstance, log: Log): AccessLog {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes(registry)
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 or more',
    registers: [registry],
  })
  function note({ id, method, path, route, status, startedAt, ip }: Answered): void {
    const ms = performance.now() - startedAt
    times.observe(method, route, status, ms / 1000)
    if (status >= 500) failures.inc()
    log.request({
      request_id: id,
      method,
      path,
      status,
      ms: Math.round(ms * 10) / 10,
      from: shortAddress(ip),
    })
  }
  // Not Fastify's `onResponse`: it puts up and takes down two listeners for each answer, of a small one a twentieth.
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.on('close', () => {
      const { id, method, pattern, startedAt, ip } = request
      const route = request.routeOptions.url ?? 'none'
      if (!request.inner)
        note({ id, method, path: pattern || route, route, status: reply.statusCode, startedAt, ip })
    })
    done()
  })
  return { registry, note }
}
