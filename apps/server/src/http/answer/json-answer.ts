import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { Env } from '../../kernel/env.ts'
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
    // Only what everybody may keep is asked for again.
    const kept = reply.getHeader('cache-control')
    if (typeof kept === 'string' && kept.startsWith('public') && isKnown(request, reply, text)) {
      return reply.code(304).send()
    }
    if (text.length >= WORTH_COMPRESSING) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      // As a text: asking for a serializer of its own costs Fastify more than a small answer does.
      return reply.type(TYPE).send(text)
    }
    const length = Buffer.byteLength(text)
    const headers = [...always, 'content-length', String(length), 'x-request-id', request.id]
    const own = reply.getHeaders()
    for (const name in own) addLines(headers, name, own[name])
    if (own['cache-control'] === undefined) headers.push('cache-control', 'no-store')
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, headers)
    // Head and body go out as one text. Without a Chinese character each of its characters is a byte as it stands.
    reply.raw.end(text, length === text.length ? 'latin1' : 'utf8')
    return reply
  }
}

/** Names an answer by its text, whatever it is compressed by; whether the client has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('etag', etag)
  return fresh(request.headers, { etag })
}

/** A header that is given several times has a line for each. */
function addLines(headers: string[], name: string, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) headers.push(name, String(one))
  else headers.push(name, String(value))
}
