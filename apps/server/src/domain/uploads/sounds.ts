import { readForeign, Unreadable } from '../foreign/foreign.ts'
import type { Kind } from './kind.ts'

/** A sound and how long it is. */
export interface Sound extends Kind {
  seconds: number
}

/**
 * What a sound is, by its bytes: MP3, WAV (PCM), M4A or OGG (Vorbis, Opus); `undefined` for what is none of these, or can't
 * be read within the bounds of `readForeign`.
 */
export async function soundOf(path: string): Promise<Sound | undefined> {
  try {
    return asSound(await readForeign({ of: 'sound', path }))
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/**
 * A WAV as an MP3, which a pupil's tablet fetches in a tenth of the time.
 * @param to where it is written
 * @returns its bytes; `undefined` where it stays as it is
 */
export async function asMp3(path: string, to: string): Promise<number | undefined> {
  try {
    const size = await readForeign({ of: 'mp3', path, to })
    return typeof size === 'number' ? size : undefined
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

function asSound(read: unknown): Sound | undefined {
  if (typeof read !== 'object' || read === null) return undefined
  const { extension, mediaType, seconds }: Partial<Record<keyof Sound, unknown>> = read
  if (typeof extension !== 'string' || typeof mediaType !== 'string' || typeof seconds !== 'number')
    return undefined
  return { extension, mediaType, seconds }
}
