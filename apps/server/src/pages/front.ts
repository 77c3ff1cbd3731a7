import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressReader } from '../http/client-address.ts'
import type { AccessLog } from '../http/log/access-log.ts'
import type { Env } from '../kernel/env.ts'
import type { KeptPages } from './kept-pages.ts'
import { sendStored } from './page-cache.ts'

interface Options {
  kept: KeptPages
  accessLog: AccessLog
  /** Under what the answers are counted. */
  route: string
  env: Pick<Env, 'trustProxy'>
}

/**
 * Answers kept pages before Fastify sees the request: of so small an answer its request, reply and hooks are a third.
 * Only addresses get here that Fastify has answered before, so their host and their shape have been looked at.
 */
export function answerFirst(app: FastifyInstance, { kept, accessLog, route, env }: Options): void {
  const { server } = app
  const others = server.listeners('request') as RequestListener[]
  const addressOf = addressReader(env.trustProxy)
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const startedAt = performance.now()
    // A server that closes has to tell its clients so; Fastify does.
    const page = server.listening ? kept.find(request) : undefined
    if (!page) {
      for (const listener of others) listener.call(server, request, answer)
      return
    }
    const id = randomUUID()
    const { method = '' } = request
    const ip = addressOf(request)
    accessLog.note({
      id,
      method,
      path: page.pattern,
      route,
      status: sendStored(page, request, { answer, id }),
      startedAt,
      ip,
    })
  })
}
