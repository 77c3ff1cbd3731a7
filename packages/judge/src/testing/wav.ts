/** Writes samples as a WAV, as a browser or a phone would. */
export interface WavOptions {
  rate?: number
  channels?: number
  bits?: 8 | 16 | 24 | 32
  float?: boolean
}

export function wavBytes(pcm: Float32Array, options: WavOptions = {}): Uint8Array<ArrayBuffer> {
  const { rate = 16_000, channels = 1, bits = 16, float = false } = options
  const bytes = bits / 8
  const size = pcm.length * channels * bytes
  const view = new DataView(new ArrayBuffer(44 + size))
  const name = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i))
  }
  name(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, float ? 3 : 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * bytes, true)
  view.setUint16(32, channels * bytes, true)
  view.setUint16(34, bits, true)
  name(36, 'data')
  view.setUint32(40, size, true)
  for (let i = 0; i < pcm.length * channels; i++) {
    const sample = pcm[Math.floor(i / channels)] ?? 0
    const at = 44 + i * bytes
    if (float) view.setFloat32(at, sample, true)
    else if (bits === 8) view.setUint8(at, Math.round(128 + 127 * sample))
    else if (bits === 16) view.setInt16(at, Math.round(32_767 * sample), true)
    else if (bits === 32) view.setInt32(at, Math.round(2_147_483_000 * sample), true)
    else {
      const value = Math.round(8_388_000 * sample)
      view.setUint16(at, value & 0xffff, true)
      view.setInt8(at + 2, value >> 16)
    }
  }
  return new Uint8Array(view.buffer)
}

export const sine = (seconds: number, hertz: number, gain = 0.5, rate = 16_000): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
