const HEADER = 44

/** How each sample is written; as a browser's recording has it unless said otherwise. */
export interface WavFormat {
  /** Each channel says the same. */
  channels?: number
  bits?: 8 | 16 | 24 | 32
  /** With 32 bits: as they are given, uncut. */
  float?: boolean
}

/**
 * Sound as a WAV file, little-endian, with the 44 byte header of RIFF.
 * @param samples −1 to 1; what lies beyond is cut, what is no number is silence
 * @param rate samples a second
 */
export function encodeWav(
  samples: ArrayLike<number>,
  rate: number,
  { channels = 1, bits = 16, float = false }: WavFormat = {},
): Uint8Array<ArrayBuffer> {
  const frame = (channels * bits) / 8
  const size = samples.length * frame
  const view = new DataView(new ArrayBuffer(HEADER + size))
  const name = (at: number, letters: string) => {
    for (let own = 0; own < letters.length; own++) view.setUint8(at + own, letters.charCodeAt(own))
  }
  name(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + size, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, float ? 3 : 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, bits, true)
  name(36, 'data')
  view.setUint32(40, size, true)
  const write = writer(view, bits, float)
  for (let own = 0; own < samples.length * channels; own++) {
    write(HEADER + (own * bits) / 8, samples[Math.floor(own / channels)] ?? 0)
  }
  return new Uint8Array(view.buffer)
}

function writer(view: DataView, bits: number, float: boolean): (at: number, sample: number) => void {
  if (float) return (at, sample) => view.setFloat32(at, sample, true)
  const peak = 2 ** (bits - 1) - 1
  const whole = (sample: number) => Math.round(peak * Math.max(-1, Math.min(1, sample || 0)))
  // Of 8 bits, silence is the middle.
  if (bits === 8) return (at, sample) => view.setUint8(at, 128 + whole(sample))
  if (bits === 16) return (at, sample) => view.setInt16(at, whole(sample), true)
  if (bits === 32) return (at, sample) => view.setInt32(at, whole(sample), true)
  return (at, sample) => {
    view.setUint16(at, whole(sample) & 0xffff, true)
    view.setInt8(at + 2, whole(sample) >> 16)
  }
}
