import { SAMPLE_RATE } from './frames.ts'
import { JudgeRefusal } from './port.ts'
import { resample } from './resample.ts'
import { type Format, formatOf, sampleReader } from './wav-format.ts'

const SECONDS_MAX = 30

/**
 * Reads a WAV (PCM of 8, 16, 24 or 32 bits or float, up to 8 channels, 8 to 192 kHz) as mono at 16 kHz.
 * @throws JudgeRefusal for anything else (a header that lies, a file cut short, samples that are no numbers: `not_wav`),
 * and for more than 30 s (`too_long`)
 */
export function decodeWav(bytes: Uint8Array): { pcm: Float32Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = framesOf(view)
  if (!found) throw new JudgeRefusal('not_wav')
  const { format, start, frames } = found
  if (frames === 0) throw new JudgeRefusal('too_short')
  if (frames > SECONDS_MAX * format.rate) throw new JudgeRefusal('too_long')
  const mono = mixed(view, start, frames, format)
  // The resampler keeps a filter a phase: of odd rates, there would be thousands.
  const rate = coarse(format.rate)
  return { pcm: resample(mono, rate, SAMPLE_RATE) }
}

/** How long a WAV is by its bytes, in seconds; `undefined` for what {@link decodeWav} takes for none. */
export function secondsOfWav(bytes: Uint8Array): number | undefined {
  const found = framesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return found && found.frames / found.format.rate
}

/**
 * The samples of a WAV as they are, each channel for itself; `undefined` for what {@link decodeWav} takes for none, and
 * where one of them is no number.
 */
export function channelsOfWav(bytes: Uint8Array): { channels: Float32Array[]; rate: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = framesOf(view)
  if (!found) return undefined
  const { format, start, frames } = found
  const read = sampleReader(view, format)
  const channels = Array.from({ length: format.channels }, () => new Float32Array(frames))
  for (const [at, samples] of channels.entries())
    for (let frame = 0; frame < frames; frame++) {
      const sample = read(start + (frame * format.channels + at) * format.bytes)
      if (!Number.isFinite(sample)) return undefined
      samples[frame] = Math.max(-1, Math.min(1, sample))
    }
  return { channels, rate: format.rate }
}

function framesOf(view: DataView): { format: Format; start: number; frames: number } | undefined {
  const chunks = chunksOf(view)
  const format = chunks.fmt && formatOf(view, chunks.fmt)
  if (!format || !chunks.data) return undefined
  const { start, length } = chunks.data
  return { format, start, frames: Math.floor(length / (format.channels * format.bytes)) }
}

interface Chunk {
  start: number
  length: number
}

function chunksOf(view: DataView): { fmt?: Chunk; data?: Chunk } {
  const found: { fmt?: Chunk; data?: Chunk } = {}
  if (view.byteLength < 44 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return found
  let at = 12
  // A chunk needs 8 bytes at least: so this ends, whatever the lengths say.
  while (at + 8 <= view.byteLength) {
    const name = nameAt(view, at)
    const length = view.getUint32(at + 4, true)
    const chunk = { start: at + 8, length }
    if (chunk.start + length > view.byteLength) return {}
    if (name === 'fmt ') found.fmt ??= chunk
    else if (name === 'data') found.data ??= chunk
    at = chunk.start + length + (length % 2)
  }
  return found
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

function mixed(view: DataView, start: number, frames: number, format: Format): Float32Array {
  const { channels, bytes } = format
  const read = sampleReader(view, format)
  const mono = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let c = 0; c < channels; c++) sum += read(start + (frame * channels + c) * bytes)
    if (!Number.isFinite(sum)) throw new JudgeRefusal('not_wav')
    // Floats may lie beyond full scale; what plays them clips them.
    mono[frame] = Math.max(-1, Math.min(1, sum / channels))
  }
  return mono
}

/** The nearest rate of which the resampler has few phases: 0.03 % off at most from 8 kHz on, a 200th of a semitone. */
function coarse(rate: number): number {
  const step = rate % 25 === 0 ? 25 : 5
  return Math.round(rate / step) * step
}
