import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendInParts } from '../http/answer/send-in-parts.ts'
import { AppError } from '../kernel/app-error.ts'
import type { BlobStore } from '../ports/blob.ts'

/** Documents: saved to a disk, never opened on this site. */
const SAVED_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

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
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  ...SAVED_TYPES,
}

const KEY = /^[0-9a-f]{64}\.([a-z0-9]{2,5})$/

/** `GET /files/<key>`: a stored file, whole or in part. Keys are hashes of the bytes, so it is kept for ever. */
export function addStoredFiles(app: FastifyInstance, blobs: BlobStore): void {
  app.get(
    '/files/:key',
    { config: { policy: 'anyone' } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const key = keyIn(request.params)
      const extension = KEY.exec(key)?.[1] ?? ''
      const type = MEDIA_TYPES[extension]
      const size = type ? await blobs.size(key) : undefined
      if (!type || size === undefined) throw new AppError('not_found')
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        ...(extension in SAVED_TYPES ? { 'content-disposition': 'attachment' } : {}),
      })
      return sendInParts(request, reply, {
        etag: `"${key}"`,
        size,
        stream: (range) => blobs.stream(key, range),
      })
    },
  )
}

const keyIn = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'key' in params ? String(params.key) : ''
