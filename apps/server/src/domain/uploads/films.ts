import { readForeign, Unreadable } from '../foreign/foreign.ts'
import type { Kind } from './kind.ts'

/** A film by its bytes: an MP4 that has a picture; `undefined` for what is none, or can't be read within bounds. */
export async function filmKind(path: string): Promise<Kind | undefined> {
  try {
    const isFilm = (await readForeign({ of: 'film', path })) !== undefined
    return isFilm ? { extension: 'mp4', mediaType: 'video/mp4' } : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
