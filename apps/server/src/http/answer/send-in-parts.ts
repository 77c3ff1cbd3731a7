import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { ByteRange } from '../../ports/blob.ts'

interface WholeFile {
  /** Of bytes that never change. */
  etag?: string | undefined
  /** Unknown of a file that is made while it is sent: it goes out as a whole. */
  size: number | undefined
  stream(range?: ByteRange): AsyncIterable<Uint8Array>
}

/** Answers with a file or the part of it that was asked for: players jump within what they have not loaded. */
export function sendInParts(request: FastifyRequest, reply: FastifyReply, file: WholeFile) {
  const { size } = file
  if (size === undefined) return reply.send(asStream(file.stream()))
  reply.header('accept-ranges', 'bytes')
  if (file.etag) reply.header('etag', file.etag)
  if (file.etag && fresh(request.headers, { etag: file.etag })) return reply.code(304).send()
  const { 'if-range': same = file.etag, range: asked } = request.headers
  const range = same === file.etag ? rangeOf(asked, size) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!range) return reply.header('content-length', size).send(asStream(file.stream()))
  reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.code(206).header('content-length', range.end - range.start + 1)
  return reply.send(asStream(file.stream(range)))
}

const asStream = (bytes: AsyncIterable<Uint8Array>): Readable =>
  bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })

/** One range as players ask for it; of several, or of another unit, the whole file is sent. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end && start < size ? { start, end } : 'outside'
}
