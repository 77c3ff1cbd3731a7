import { typeOf } from './file-type.ts'
import type { Kind } from './kind.ts'
import type { Sound } from './sounds.ts'
import { isZipToo } from './zip.ts'

// Runs in a process of its own (`domain/foreign/`): some bytes keep these readers for minutes.

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

/** What a file is as a sound. */
export async function soundIn(path: string): Promise<Sound | undefined> {
  const kind = KINDS[(await typeOf(path))?.ext ?? '']
  if (!kind) return undefined
  const { parseFile } = await import('music-metadata')
  const { format } = await parseFile(path, { duration: true, skipCovers: true })
  const { duration: seconds = 0, codec = '', numberOfChannels = 0 } = format
  if (!format.hasAudio || format.hasVideo || !Number.isFinite(seconds) || seconds <= 0) return undefined
  if (kind.extension === 'wav' && (!PLAIN.test(codec) || numberOfChannels > 2)) return undefined
  return { ...kind, seconds }
}

/** What a file is as a film: an MP4 that has a picture. */
export async function filmIn(path: string): Promise<Kind | undefined> {
  const type = await typeOf(path)
  if (type?.ext !== 'mp4' || (await isZipToo(path))) return undefined
  const { parseFile } = await import('music-metadata')
  const { format } = await parseFile(path, { skipCovers: true })
  return format.hasVideo ? { extension: 'mp4', mediaType: 'video/mp4' } : undefined
}
