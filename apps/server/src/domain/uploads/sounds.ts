import { typeOf } from './file-type.ts'
import type { Kind } from './kind.ts'

/** A sound and how long it is. */
export interface Sound extends Kind {
  seconds: number
}

/** What is kept, by what the bytes begin with; a film's file may hold a sound alone. */
const KINDS: Record<string, Kind> = {
  mp3: { extension: 'mp3', mediaType: 'audio/mpeg' },
  wav: { extension: 'wav', mediaType: 'audio/wav' },
  ogg: { extension: 'ogg', mediaType: 'audio/ogg' },
  opus: { extension: 'ogg', mediaType: 'audio/ogg' },
  m4a: { extension: 'm4a', mediaType: 'audio/mp4' },
  mp4: { extension: 'm4a', mediaType: 'audio/mp4' },
}

/** Of a WAV: what every browser plays; 65534 is one of both with more to say. */
const PLAIN = /^(?:PCM|IEEE_FLOAT|non-PCM \(65534\))$/

/** What a sound is, by its bytes: MP3, WAV (PCM), M4A or OGG (Vorbis, Opus); `undefined` for what is none of these. */
export async function soundOf(path: string): Promise<Sound | undefined> {
  try {
    const kind = KINDS[(await typeOf(path))?.ext ?? '']
    if (!kind) return undefined
    const { parseFile } = await import('music-metadata')
    const { format } = await parseFile(path, { duration: true, skipCovers: true })
    const { duration: seconds = 0, codec = '', numberOfChannels = 0 } = format
    if (!format.hasAudio || format.hasVideo || !Number.isFinite(seconds) || seconds <= 0) return undefined
    if (kind.extension === 'wav' && (!PLAIN.test(codec) || numberOfChannels > 2)) return undefined
    return { ...kind, seconds }
  } catch {
    return undefined
  }
}
