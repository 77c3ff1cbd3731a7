import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import type { BlobStore, ByteRange } from '../ports/blob.ts'

/** What is served under `/files/`, by the key's extension. Nothing here is a document that a browser would run. */
const MEDIA_TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

const KEY = /^[0-9a-f]{64}\.([a-z0-9]{2,5})$/

/** `GET /files/<key>`: a stored file, whole or in part. Keys are hashes of the bytes, so it is kept for ever. */
export function addStoredFiles(app: FastifyInstance, blobs: BlobStore): void {
  app.get(
    '/files/:key',
    { config: { policy: 'anyone' } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const key = keyIn(request.params)
      const type = MEDIA_TYPES[KEY.exec(key)?.[1] ?? '']
      const size = type ? await blobs.size(key) : undefined
      if (!type || size === undefined) throw new AppError('not_found')
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        ...(type === 'application/pdf' ? { 'content-disposition': 'attachment' } : {}),
      })
      return sendInParts(request, reply, {
        etag: `"${key}"`,
        size,
        stream: (range) => blobs.stream(key, range),
      })
    },
  )
}

interface WholeFile {
  etag: string
  size: number
  stream(range?: ByteRange): Readable
}

/** Answers with a file or the part of it that was asked for: players jump within what they have not loaded. */
export function sendInParts(request: FastifyRequest, reply: FastifyReply, file: WholeFile) {
  const { size } = file
  reply.headers({ 'accept-ranges': 'bytes', etag: file.etag })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  const { 'if-range': same = file.etag, range: asked } = request.headers
  const range = same === file.etag ? rangeOf(asked, size) : undefined
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!range) return reply.header('content-length', size).send(file.stream())
  reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.code(206).header('content-length', range.end - range.start + 1)
  return reply.send(file.stream(range))
}

const keyIn = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'key' in params ? String(params.key) : ''

/** One range as players ask for it; of several, or of another unit, the whole file is sent. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end && start < size ? { start, end } : 'outside'
}
