import { describe, expect, it } from 'vitest'
import { encodeWav } from './encode-wav.ts'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ')

describe('a WAV file', () => {
  it('is mono, 16 kHz and 16 bits, byte by byte', () => {
    expect(hex(encodeWav([0, 1, -1, 0.5], 16_000))).toBe(
      [
        '52 49 46 46 2c 00 00 00 57 41 56 45', // RIFF, 44 bytes follow, WAVE
        '66 6d 74 20 10 00 00 00 01 00 01 00', // fmt , 16 bytes: PCM, one channel
        '80 3e 00 00 00 7d 00 00 02 00 10 00', // 16,000 samples, 32,000 bytes a second; 2 bytes, 16 bits
        '64 61 74 61 08 00 00 00', // data, 8 bytes
        '00 00 ff 7f 01 80 00 40',
      ].join(' '),
    )
  })
  it('cuts what is too loud, and is silent where a sample is no number', () => {
    const view = new DataView(encodeWav([3, -7, Number.NaN], 48_000).buffer)
    expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0])
    expect(view.getUint32(24, true)).toBe(48_000)
  })
  it('is a header alone without sound', () => {
    expect(encodeWav([], 16_000)).toHaveLength(44)
  })
})
