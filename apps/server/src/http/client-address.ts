import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Env } from '../kernel/env.ts'

/** The client's address as Fastify finds it. */
export function addressReader(trust: Env['trustProxy']): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trusted =
    trust === true ? () => true : proxyAddress.compile(trust.split(',').map((one) => one.trim()))
  return (request) => proxyAddress(request, trusted)
}
