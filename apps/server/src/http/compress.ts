import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this an answer fits into a packet or two anyway. */
export const WORTH_COMPRESSING = 1400

export const toBrotli = (bytes: Buffer) =>
  brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
export const toGzip = (bytes: Buffer) => gzipAsync(bytes, { level: 6 })

/** The best encoding that the client takes. A coding with `q=0` is refused by it. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Encodes an answer in the way the client likes best, and says so in its headers. */
export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<Buffer> {
  reply.header('vary', 'Accept-Encoding, Cookie')
  const encoding = encodingFor(request)
  if (encoding === 'identity' || request.inner || bytes.length < WORTH_COMPRESSING) return bytes
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? toBrotli(bytes) : toGzip(bytes)
}

/** Compresses JSON answers; pages and files see to themselves. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (typeof payload !== 'string' || !type.startsWith('application/json')) return payload
    if (reply.hasHeader('content-encoding') || payload.length < WORTH_COMPRESSING || request.inner)
      return payload
    const bytes = await compressFor(request, reply, Buffer.from(payload))
    reply.removeHeader('content-length')
    return bytes
  })
}
