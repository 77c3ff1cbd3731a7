import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../../kernel/env.ts'

const here = new BlockList()
here.addSubnet('127.0.0.0', 8)
here.addAddress('::1', 'ipv6')

/** What proxies tell of whom they ask for. */
const HANDED_ON =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Whether whoever asks may see how the site is doing: with the token from anywhere, without it on this machine alone,
 * and not through a proxy that runs on it. A network of the school's is no reason: every pupil is in it.
 */
export function maySeeMetrics(
  { socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>,
  { metricsToken }: Pick<Env, 'metricsToken'>,
): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (given !== undefined && metricsToken !== undefined && isSame(given, metricsToken)) return true
  if (Object.keys(headers).some((name) => HANDED_ON.test(name)) || !OWN_NAME.test(headers.host ?? ''))
    return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const family = isIP(address)
  return family !== 0 && here.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
