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

const known = new Map<string, Encoding>()
const KNOWN_MAX = 100

/** The best encoding that the client takes. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const header = String(headers['accept-encoding'] ?? '')
  const before = known.get(header)
  if (before) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const encoding = bestOf(header)
  known.set(header, encoding)
  return encoding
}

/** A coding with `q=0` is refused by the client. */
function bestOf(header: string): Encoding {
  const accepted = header
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
  app.addHook('onSend', (request, reply, payload, done) => {
    const small = typeof payload !== 'string' || payload.length < WORTH_COMPRESSING
    if (small || request.inner || reply.hasHeader('content-encoding') || !isJson(reply)) return done()
    compressFor(request, reply, Buffer.from(payload)).then((bytes) => {
      reply.removeHeader('content-length')
      done(null, bytes)
    }, done)
  })
}

const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '').startsWith('application/json')
