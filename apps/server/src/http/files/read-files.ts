import type {} from '@fastify/multipart'
import type { Call } from '@hakka/contract/calls'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import { FormTree } from '../input/form-tree.ts'
import type { KeptFiles } from './kept-files.ts'

/** What a call takes: files, and bytes of all fields beside them. */
export type Bounds = NonNullable<Call['multipart']> & { fieldBytes: number }

const PARTS_MAX = 600
const NAME_MAX = 200

const tooLarge = (maxBytes: number, field?: string) => {
  const message = `檔案太大，每個檔案最多 ${maxBytes / 1024 / 1024} MB`
  return new AppError('too_large', { message, ...(field ? { errors: { [field]: [message] } } : {}) })
}

/** A body whose length is said in advance need not come to be refused. */
export function refuseAnnounced(
  { headers }: FastifyRequest,
  { maxBytes, maxFiles, fieldBytes }: Bounds,
): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes * maxFiles + PARTS_MAX * 1024 + fieldBytes) {
    throw tooLarge(maxBytes)
  }
}

/** Reads a form, its files to where `keep` puts them. */
export async function readForm(
  request: FastifyRequest,
  { maxBytes, maxFiles, fieldBytes }: Bounds,
  keep: KeptFiles['keep'],
): Promise<Record<string, unknown>> {
  const tree = new FormTree()
  let taken = 0
  const limits = { fileSize: maxBytes, files: maxFiles, fieldSize: fieldBytes, parts: PARTS_MAX }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const kept = await keep(part.file, cleaned(part.filename))
        if (part.file.truncated) throw tooLarge(maxBytes, part.fieldname)
        // A file field that was left empty comes as a file without name and bytes.
        if (part.file.bytesRead > 0 || part.filename) tree.add(part.fieldname, kept)
      } else {
        taken += typeof part.value === 'string' ? part.value.length : fieldBytes / PARTS_MAX
        if (taken > fieldBytes || part.valueTruncated) throw new AppError('too_large')
        if (part.fieldnameTruncated || isBroken(part.value)) throw new AppError('bad_request')
        tree.add(part.fieldname, part.value)
      }
    }
  } catch (error) {
    throw asRefusal(error, maxFiles)
  }
  return tree.value()
}

/** Reads a body that is nothing but a file. Its size is known only at its end, so it is counted like a form's. */
export async function readStream(
  { raw }: FastifyRequest,
  { maxBytes, stream = 'file' }: Bounds,
  keep: KeptFiles['keep'],
): Promise<Record<string, unknown>> {
  let size = 0
  async function* counted() {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge(maxBytes, stream)
      yield chunk
    }
  }
  try {
    return { [stream]: await keep(counted(), '') }
  } catch (error) {
    throw asRefusal(error, 1)
  }
}

/** Bytes that were no UTF-8 have become `�` by now. */
const isBroken = (value: unknown) => typeof value === 'string' && value.includes('\ufffd')

const cleaned = (name: string | undefined) =>
  (name ?? '')
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(0, NAME_MAX)

/** What the parser throws is the sender's fault; what the disk does is not. */
function asRefusal(error: unknown, maxFiles: number): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT')
    return new AppError('too_large', { message: `最多只能上傳 ${maxFiles} 個檔案` })
  if (code === 'FST_PARTS_LIMIT') return new AppError('too_large', { cause: error })
  return new AppError('bad_request', { cause: error })
}
