import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredReading } from '../../db/tables/dictionary.ts'
import { AppError } from '../../kernel/app-error.ts'
import { fetchWithin } from '../network/fetch-within.ts'
import type { Services } from '../services.ts'
import { soundOf } from '../uploads/sounds.ts'
import { pairsOf } from './pairs.ts'

const PATIENCE_MS = 10_000
const BYTES_MAX = 2 * 1024 * 1024
/** What the service is asked for at the same time; whoever comes then tries again. */
const ASKED_MAX = 8

const KINDS = { mp3: 'audio/mpeg', wav: 'audio/wav', ogg: 'audio/ogg', m4a: 'audio/mp4' } as const

export interface SpokenSound {
  key: string
  mediaType: string
  size: number
}

const asked = new Map<string, Promise<SpokenSound>>()

/**
 * A word as the speech service says it. It is asked once: what it answered is kept with the site's files, under the
 * hash of what was asked.
 * @throws AppError `unavailable` where the service is not there or answers no sound
 */
export async function spokenSound(
  services: Services,
  ttsUrl: string,
  { headword, reading }: { headword: string; reading: StoredReading },
): Promise<SpokenSound> {
  const [first] = pairsOf(headword, reading)
  const said = { text: first?.word ?? headword, pinyin: first?.pinyin ?? '', dialectId: reading.dialect_id }
  return spokenText(services, ttsUrl, said)
}

/** Any text as the speech service says it, asked once likewise. @throws AppError `unavailable` */
export async function spokenText(
  services: Services,
  ttsUrl: string,
  { text, pinyin, dialectId }: { text: string; pinyin: string; dialectId: number },
): Promise<SpokenSound> {
  const url = new URL(ttsUrl)
  url.searchParams.set('text', text)
  url.searchParams.set('pinyin', pinyin)
  url.searchParams.set('dialect_id', String(dialectId))
  const name = createHash('sha256').update(url.href).digest('hex')
  const kept = await keptSound(services, name)
  if (kept) return kept
  const before = asked.get(name)
  if (before) return before
  if (asked.size >= ASKED_MAX) throw new AppError('unavailable')
  const sound = askService(services, url, name).finally(() => asked.delete(name))
  asked.set(name, sound)
  return sound
}

async function keptSound({ blobs }: Services, name: string): Promise<SpokenSound | undefined> {
  for (const [extension, mediaType] of Object.entries(KINDS)) {
    const key = `${name}.${extension}`
    const size = await blobs.size(key)
    if (size !== undefined) return { key, mediaType, size }
  }
  return undefined
}

async function askService({ blobs }: Services, url: URL, name: string): Promise<SpokenSound> {
  const path = join(tmpdir(), `hakka-speech-${randomUUID()}`)
  try {
    const { bytes } = await fetchWithin(url, { ms: PATIENCE_MS, bytes: BYTES_MAX })
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' })
    const sound = await soundOf(path)
    if (!sound) throw new Error('the speech service answered no sound')
    const key = `${name}.${sound.extension}`
    await blobs.putFile(key, path)
    return { key, mediaType: sound.mediaType, size: bytes.length }
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  } finally {
    await rm(path, { force: true })
  }
}
