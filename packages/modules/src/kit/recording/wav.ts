const HEADER = 44
const PEAK = 0x7fff

/**
 * Sound as a WAV file: one channel, 16 bits a sample, little-endian, the 44 byte header of RIFF.
 * @param samples −1 to 1; what lies beyond is cut, what is no number is silence
 * @param rate samples a second
 */
export function encodeWav(samples: ArrayLike<number>, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const name = (at: number, letters: string) => {
    for (let own = 0; own < letters.length; own++) view.setUint8(at + own, letters.charCodeAt(own))
  }
  name(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  name(8, 'WAVE')
  name(12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // channels
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true) // bytes a second
  view.setUint16(32, 2, true) // bytes a sample
  view.setUint16(34, 16, true) // bits a sample
  name(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let at = 0; at < samples.length; at++) {
    const sample = Math.max(-1, Math.min(1, samples[at] || 0))
    view.setInt16(HEADER + at * 2, Math.round(sample * PEAK), true)
  }
  return bytes
}
