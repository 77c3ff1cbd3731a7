/** Cuts what is quieter than -45 dB below the peak at both ends, and fades the cuts over 4 ms. */
export function trim(pcm: Float32Array, rate: number): Float32Array {
  const floor = peakOf(pcm) * 10 ** (-45 / 20)
  const first = pcm.findIndex((x) => Math.abs(x) > floor)
  const last = pcm.findLastIndex((x) => Math.abs(x) > floor)
  if (first < 0) return new Float32Array(0)
  const kept = pcm.slice(first, last + 1)
  const fade = Math.min(Math.round(rate * 0.004), Math.floor(kept.length / 2))
  for (let i = 0; i < fade; i++) {
    kept[i] = ((kept[i] ?? 0) * i) / fade
    kept[kept.length - 1 - i] = ((kept[kept.length - 1 - i] ?? 0) * i) / fade
  }
  return kept
}

/** Joins parts with `gaps[i]` seconds of silence before part i and `tail` seconds after the last. */
export function join(parts: Float32Array[], gaps: number[], tail: number, rate: number): Float32Array {
  const silences = parts.map((_, i) => Math.round((gaps[i] ?? 0) * rate))
  const length = parts.reduce((sum, part, i) => sum + part.length + (silences[i] ?? 0), 0)
  const out = new Float32Array(length + Math.round(tail * rate))
  let at = 0
  parts.forEach((part, i) => {
    at += silences[i] ?? 0
    out.set(part, at)
    at += part.length
  })
  return out
}

/** Scales so that the sounding part has an RMS of -19 dBFS, but no peak goes above -3 dBFS. */
export function normalise(pcm: Float32Array): Float32Array {
  const floor = peakOf(pcm) * 0.01
  const loud = pcm.filter((x) => Math.abs(x) > floor)
  const rms = Math.sqrt(loud.reduce((sum, x) => sum + x * x, 0) / Math.max(1, loud.length))
  if (rms === 0) return pcm
  const gain = Math.min(10 ** (-19 / 20) / rms, 10 ** (-3 / 20) / peakOf(pcm))
  return pcm.map((x) => x * gain)
}

/**
 * Reads 16-bit mono WAV as espeak-ng writes it to its standard output (where the length field is not to be trusted).
 *
 * @throws where it is anything else
 */
export function readWav(wav: Buffer): { pcm: Float32Array; rate: number } {
  const data = wav.indexOf('data')
  if (
    wav.toString('latin1', 0, 4) !== 'RIFF' ||
    data < 0 ||
    wav.readUInt16LE(22) !== 1 ||
    wav.readUInt16LE(34) !== 16
  ) {
    throw new Error('不是 16 位元單聲道的 WAV')
  }
  const start = data + 8
  const pcm = Float32Array.from(
    { length: Math.floor((wav.length - start) / 2) },
    (_, i) => wav.readInt16LE(start + 2 * i) / 32_768,
  )
  return { pcm, rate: wav.readUInt32LE(24) }
}

function peakOf(pcm: Float32Array): number {
  return pcm.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
}
