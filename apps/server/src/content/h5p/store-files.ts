import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UploadedFile } from '@hakka/contract/upload'
import type { Services } from '../../domain/services.ts'
import { isPicture } from '../../domain/uploads/images.ts'
import { storeImage, storeSound } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isRecord } from '../json.ts'
import type { MadeModule } from './modules-of.ts'

/** Modules with their files under the addresses that are served. */
interface Stored {
  modules: MadeModule[]
  /** How many files could not be kept; nothing names them any more. */
  lost: number
}

/**
 * Keeps the pictures and sounds that modules name, as uploads of an editor are kept, by their bytes; pictures are drawn anew.
 */
export async function storeMadeFiles(
  services: Pick<Services, 'db' | 'blobs'>,
  modules: readonly MadeModule[],
  files: ReadonlyMap<string, Buffer>,
): Promise<Stored> {
  const paths = new Set(modules.flatMap(({ content }) => [...pathsIn(content)]))
  const addresses = new Map<string, string>()
  const folder = await mkdtemp(join(tmpdir(), 'hakka-h5p-'))
  try {
    for (const path of paths) {
      const bytes = files.get(path)
      const url = bytes && (await store(services, join(folder, 'file'), bytes))
      if (url) addresses.set(path, url)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return {
    modules: modules.map((own) => ({ ...own, content: withAddresses(own.content, addresses) })),
    lost: paths.size - addresses.size,
  }
}

async function store(
  services: Pick<Services, 'db' | 'blobs'>,
  path: string,
  bytes: Buffer,
): Promise<string | undefined> {
  await writeFile(path, bytes)
  const file = new UploadedFile(path, 'file', bytes.length)
  try {
    const stored = (await isPicture(path))
      ? await storeImage(services, file, 'h5p_file')
      : await storeSound(services, file, 'h5p_file')
    return stored.url
  } catch (error) {
    // What is neither picture nor sound, or too large: the module does without.
    if (error instanceof AppError && error.code === 'validation') return undefined
    throw error
  }
}

const isFile = (value: unknown): value is { url: string } => isRecord(value) && typeof value.url === 'string'

function* pathsIn(value: unknown): Generator<string> {
  if (isFile(value)) yield value.url
  else if (Array.isArray(value)) for (const own of value) yield* pathsIn(own)
  else if (isRecord(value)) for (const own of Object.values(value)) yield* pathsIn(own)
}

function withAddresses(value: unknown, addresses: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((own) => withAddresses(own, addresses))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
      if (!isFile(own)) return [[key, withAddresses(own, addresses)]]
      const url = addresses.get(own.url)
      return url === undefined ? [] : [[key, { ...own, url }]]
    }),
  )
}
