import { readFile, writeFile } from 'node:fs/promises'
import { channelsOfWav } from '@hakka/judge/wav'

// Runs in a process of its own (`domain/foreign/`), as the bytes are somebody else's and it takes a core for a while.

/** Rates that an MP3 has. */
const RATES: readonly number[] = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
/** LAME's scale of 0 (best) to 10: nothing of a voice is lost to the ear, and it takes a tenth of the bytes. */
const QUALITY = 3
/** Samples of one go. */
const BLOCK = 1 << 16

/**
 * Writes a WAV of one or two channels as an MP3.
 * @returns bytes of what was written; `undefined`, nothing being written, where an MP3 can't hold it
 */
export async function writeMp3(path: string, to: string): Promise<number | undefined> {
  const wav = channelsOfWav(await readFile(path))
  if (!wav || wav.channels.length > 2 || !RATES.includes(wav.rate)) return undefined
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()
  encoder.configure({
    sampleRate: wav.rate,
    channels: wav.channels.length === 2 ? 2 : 1,
    vbrQuality: QUALITY,
  })
  const parts: Uint8Array[] = []
  const samples = wav.channels[0]?.length ?? 0
  for (let start = 0; start < samples; start += BLOCK)
    parts.push(encoder.encode(wav.channels.map((own) => own.subarray(start, start + BLOCK))).slice())
  parts.push(encoder.finalize().slice())
  const bytes = Buffer.concat(parts)
  await writeFile(to, bytes, { mode: 0o600, flag: 'wx' })
  return bytes.length
}
