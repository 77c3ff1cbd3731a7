import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { Call } from '@hakka/contract/calls'
import { UPLOAD_TIMEOUT_MS } from '@hakka/contract/constants'
import { UploadedFile } from '@hakka/contract/upload'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { AppError } from './app-error.ts'
import { FormTree } from './form-tree.ts'
import { watchUpload } from './upload-watch.ts'

type Bounds = NonNullable<Call['multipart']>

const FIELD_BYTES = 1024 * 1024
const PARTS_MAX = 600
const NAME_MAX = 200
const SWEEP_MS = 60 * 60_000

const folderOf = ({ env }: Pick<Services, 'env'>) => join(env.dataDir, 'uploads-tmp')

export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Makes room for routes that take files. The library's hooks run for these alone, and their bodies stay unread until
 * {@link withForm}.
 */
export function addForms(
  app: FastifyInstance,
  services: Pick<Services, 'env'>,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    addRoutes(scope)
    const sweep = () => void removeLeftOvers(folderOf(services))
    const timer = setInterval(sweep, SWEEP_MS).unref()
    scope.addHook('onReady', async () => sweep())
    scope.addHook('onClose', async () => clearInterval(timer))
  })
}

/**
 * Reads a form into `request.body`, its files onto the disk, and removes them when `act` is done. Files are counted
 * while they come.
 * @throws AppError `too_large` with a sentence, also under the field's name; `bad_request` for what is no form
 */
export async function withForm<T>(
  request: FastifyRequest,
  bounds: Bounds,
  services: Pick<Services, 'env'>,
  act: () => Promise<T>,
): Promise<T> {
  refuseAnnounced(request, bounds)
  const folder = folderOf(services)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  try {
    const upload = watchUpload(request)
    try {
      request.body = await readForm(request, bounds, () => {
        const path = join(folder, randomUUID())
        paths.push(path)
        return path
      })
    } finally {
      upload.end()
    }
    return await act()
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

const tooLarge = (maxBytes: number, field?: string) => {
  const message = `檔案太大，每個檔案最多 ${maxBytes / 1024 / 1024} MB`
  return new AppError('too_large', { message, ...(field ? { errors: { [field]: [message] } } : {}) })
}

/** A body whose length is said in advance need not come to be refused. */
function refuseAnnounced({ headers }: FastifyRequest, { maxBytes, maxFiles }: Bounds): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes * maxFiles + PARTS_MAX * 1024 + FIELD_BYTES) {
    throw tooLarge(maxBytes)
  }
}

async function readForm(
  request: FastifyRequest,
  { maxBytes, maxFiles }: Bounds,
  newPath: () => string,
): Promise<Record<string, unknown>> {
  const tree = new FormTree()
  let fieldBytes = 0
  const limits = { fileSize: maxBytes, files: maxFiles, fieldSize: FIELD_BYTES, parts: PARTS_MAX }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const path = newPath()
        await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        if (part.file.truncated) throw tooLarge(maxBytes, part.fieldname)
        // A file field that was left empty comes as a file without name and bytes.
        const size = part.file.bytesRead
        if (size > 0 || part.filename)
          tree.add(part.fieldname, new UploadedFile(path, cleaned(part.filename), size))
      } else {
        fieldBytes += typeof part.value === 'string' ? part.value.length : FIELD_BYTES / PARTS_MAX
        if (fieldBytes > FIELD_BYTES || part.valueTruncated) throw new AppError('too_large')
        if (part.fieldnameTruncated || isBroken(part.value)) throw new AppError('bad_request')
        tree.add(part.fieldname, part.value)
      }
    }
  } catch (error) {
    throw asRefusal(error, maxFiles)
  }
  return tree.value()
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

/** Files of requests that a crash cut off. Another process may use the folder: what can still be in use stays. */
async function removeLeftOvers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const at = await stat(path).catch(() => undefined)
    if (at && Date.now() - at.mtimeMs > 2 * UPLOAD_TIMEOUT_MS) await rm(path, { force: true })
  }
}
