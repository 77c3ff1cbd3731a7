import { typeOf } from './file-type.ts'
import type { Kind } from './kind.ts'
import { isZipToo } from './zip.ts'

/** A film by its bytes: an MP4 that has a picture; `undefined` for what is none. */
export async function filmKind(path: string): Promise<Kind | undefined> {
  try {
    const type = await typeOf(path)
    if (type?.ext !== 'mp4' || (await isZipToo(path))) return undefined
    const { parseFile } = await import('music-metadata')
    const { format } = await parseFile(path, { skipCovers: true })
    return format.hasVideo ? { extension: 'mp4', mediaType: 'video/mp4' } : undefined
  } catch {
    return undefined
  }
}
