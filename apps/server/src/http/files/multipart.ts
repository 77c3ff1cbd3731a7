import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { UPLOAD_TIMEOUT_MS } from '@hakka/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../domain/network/network.ts'
import type { Services } from '../../domain/services.ts'
import { diskFiles, memoryFiles } from './kept-files.ts'
import { type Bounds, readForm, readStream, refuseAnnounced } from './read-files.ts'
import { watchUpload } from './upload-watch.ts'

const SWEEP_MS = 60 * 60_000
/** A short recording comes within it on a slow line too; until then it takes memory of all. */
const IN_MEMORY_MS = 30_000

const folderOf = ({ env }: Pick<Services, 'env'>) => join(env.dataDir, 'uploads-tmp')

export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

const STREAM = /^(?:audio\/|application\/octet-stream\b)/i

/** Whether the body is nothing but a file. */
export const isStream = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  STREAM.test(headers['content-type'] ?? '')

/**
 * Makes room for routes that take files. The library's hooks run for these alone, and their bodies stay unread until
 * {@link withFiles}.
 */
export function addForms(
  app: FastifyInstance,
  services: Pick<Services, 'env'>,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.addContentTypeParser(STREAM, (_request, _body, done) => done(null))
    addRoutes(scope)
    const sweep = () => void removeLeftOvers(folderOf(services))
    const timer = setInterval(sweep, SWEEP_MS).unref()
    scope.addHook('onReady', async () => sweep())
    scope.addHook('onClose', async () => clearInterval(timer))
  })
}

/**
 * Reads a form, or a file that comes alone, into `request.body`, the files onto the disk, or where the call says so
 * into memory, and removes them when `act` is done. Files are counted while they come.
 * @throws AppError `too_large` with a sentence, also under the field's name; `bad_request` for what is no form
 */
export async function withFiles<T>(
  request: FastifyRequest,
  bounds: Bounds,
  services: Pick<Services, 'env'>,
  act: () => Promise<T>,
): Promise<T> {
  refuseAnnounced(request, bounds)
  const { inMemory } = bounds
  const files = inMemory ? memoryFiles(networkOf(request.ip)) : await diskFiles(folderOf(services))
  try {
    const upload = watchUpload(request, inMemory ? IN_MEMORY_MS : UPLOAD_TIMEOUT_MS)
    try {
      const read = isForm(request) ? readForm : readStream
      request.body = await read(request, bounds, files.keep)
    } finally {
      upload.end()
    }
    return await act()
  } finally {
    await files.release()
  }
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
