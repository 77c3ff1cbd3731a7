import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { WORTH_COMPRESSING } from './compress.ts'
import { securityHeaders } from './security-headers.ts'

const TYPE = 'application/json; charset=utf-8'

export type SendJson = (request: FastifyRequest, reply: FastifyReply, body: unknown) => FastifyReply

/**
 * Sends a call's answer. A small one goes past Fastify, with the headers that its hooks would give it: of so small an
 * answer they are a fifth. A larger one is compressed by them.
 */
export function jsonSender(env: Pick<Env, 'origin'>): SendJson {
  const always = [...Object.entries(securityHeaders(env)).flat(), 'content-type', TYPE]
  return (request, reply, body) => {
    const text = JSON.stringify(body)
    if (text.length >= WORTH_COMPRESSING) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      // As a text: asking for a serializer of its own costs Fastify more than a small answer does.
      return reply.type(TYPE).send(text)
    }
    const length = String(Buffer.byteLength(text))
    const headers = [...always, 'content-length', length, 'x-request-id', request.id]
    const own = reply.getHeaders()
    for (const name in own) headers.push(...lines(name, own[name]))
    if (own['cache-control'] === undefined) headers.push('cache-control', 'no-store')
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, headers)
    reply.raw.end(text)
    return reply
  }
}

/** A header that is given several times has a line for each. */
const lines = (name: string, value: unknown): string[] => [value].flat().flatMap((one) => [name, String(one)])
