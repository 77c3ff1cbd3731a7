import type { Socket } from 'node:net'
import type { Call } from '@hakka/contract/calls'
import { ERRORS } from '@hakka/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isUploading } from '../files/upload-watch.ts'
import type { Patience } from '../patience.ts'
import { DATA_POLICY } from './csp.ts'
import { errorAnswer } from './error-answer.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'

/** Answers an error: as a page where a person looks at it, as JSON everywhere else. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, services: Services) {
  const fields = { request_id: request.id, method: request.method, route: request.routeOptions?.url }
  const { status, body, retryAfter } = errorAnswer(error, services.log, fields)
  reply.code(status).header('cache-control', 'no-store').removeHeader('content-encoding')
  if (retryAfter) reply.header('retry-after', retryAfter)
  if (request.routeOptions?.config?.page && request.headers.accept?.includes('text/html')) {
    reply.header('content-security-policy', errorPagePolicy)
    return reply.type('text/html; charset=utf-8').send(errorPage(body, services.env.siteName))
  }
  reply.header('content-security-policy', DATA_POLICY)
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Makes every failing request end in the one translator, those too that no route has seen. */
export function addErrorHandling(
  app: FastifyInstance,
  services: Services,
  calls: Record<string, Call>,
): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, services))
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url.replace(/\?.*$/s, ''), Object.keys(calls))
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    return sendError(
      new AppError(allowed.length > 0 ? 'method_not_allowed' : 'not_found'),
      request,
      reply,
      services,
    )
  })
}

/** Methods that some call has at a path; a path asked for with another one is no 404. */
function methodsAt(path: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [method = '', template = ''] = name.split(' ')
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
    return pattern.test(path) ? [method] : []
  })
}

/** What is no HTTP at all never reaches a route: it gets our answer straight on the socket. */
export function answerBrokenRequest(error: Error, socket: Socket, { lingerMs }: Patience): void {
  const reason = 'code' in error ? error.code : undefined
  const isLate = reason === 'ERR_HTTP_REQUEST_TIMEOUT'
  // Node's own bound for a whole request is too short for a large file, which has a watch of its own.
  if (isLate && isUploading(socket)) return
  if (!socket.writable) return void socket.destroy()
  const code = isLate ? 'timeout' : 'bad_request'
  const body = JSON.stringify({ code, message: ERRORS[code].message })
  // Whoever does not close the connection would keep it for ever.
  const cut = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(cut))
  socket.end(
    [
      `HTTP/1.1 ${statusLineOf(reason)}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function statusLineOf(reason: unknown): string {
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  return reason === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
}
