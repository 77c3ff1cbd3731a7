import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeWav, type WavFormat } from './encode-wav.ts'
import { JudgeRefusal, type RefusalCode } from './port.ts'
import { sine } from './testing/sine.ts'
import { decodeWav } from './wav.ts'

function refusalOf(bytes: Uint8Array): RefusalCode | 'read' {
  try {
    decodeWav(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof JudgeRefusal) return error.code
    throw error
  }
}

const FORMATS: (WavFormat & { rate: number })[] = [
  { bits: 8, rate: 16_000 },
  { bits: 16, rate: 44_100, channels: 2 },
  { bits: 16, rate: 48_000 },
  { bits: 24, rate: 22_050 },
  { bits: 32, rate: 8000 },
  { bits: 32, float: true, rate: 96_000, channels: 2 },
]

describe('decodeWav', () => {
  it.each(FORMATS)('reads %o as the same sound at 16 kHz', ({ rate, ...format }) => {
    const { pcm } = decodeWav(encodeWav(sine(0.5, 440, 0.5, rate), rate, format))
    const wanted = sine(0.5, 440)
    expect(Math.abs(pcm.length - wanted.length)).toBeLessThan(2)
    const off = Array.from(pcm.subarray(1000, 7000), (x, i) => Math.abs(x - (wanted[i + 1000] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(0.02)
  })

  it('refuses a file cut short, a header that lies, and what is no WAV at all', () => {
    const whole = encodeWav(sine(0.5, 440), 16_000)
    expect(refusalOf(whole.subarray(0, whole.length - 10))).toBe('not_wav')
    expect(refusalOf(whole.subarray(0, 30))).toBe('not_wav')
    expect(refusalOf(new Uint8Array())).toBe('not_wav')
    expect(refusalOf(new TextEncoder().encode('x'.repeat(10_000)))).toBe('not_wav')
    const lies: [number, number, 2 | 4][] = [
      [4 + 36, 0xffff_ffff, 4],
      [16, 0xffff_fff0, 4],
      [22, 0, 2],
      [22, 9, 2],
      [24, 0, 4],
      [24, 4_000_000, 4],
      [28, 7, 4],
      [32, 1, 2],
      [34, 13, 2],
      [20, 85, 2],
    ]
    for (const [at, value, size] of lies) {
      const bytes = Uint8Array.from(whole)
      const view = new DataView(bytes.buffer)
      if (size === 4) view.setUint32(at, value, true)
      else view.setUint16(at, value, true)
      expect(refusalOf(bytes), `${value} at ${at}`).toBe('not_wav')
    }
  })

  it('refuses samples that are no numbers, no samples, and more than half a minute', () => {
    const broken = sine(0.5, 440)
    broken[4000] = Number.NaN
    expect(refusalOf(encodeWav(broken, 16_000, { bits: 32, float: true }))).toBe('not_wav')
    broken[4000] = Number.POSITIVE_INFINITY
    expect(refusalOf(encodeWav(broken, 16_000, { bits: 32, float: true }))).toBe('not_wav')
    expect(refusalOf(encodeWav([], 16_000))).toBe('too_short')
    expect(refusalOf(encodeWav(new Float32Array(31 * 8000), 8000))).toBe('too_long')
  })

  it('clips floats beyond full scale as a loudspeaker does', () => {
    const { pcm } = decodeWav(encodeWav(sine(0.2, 440, 1e30), 16_000, { bits: 32, float: true }))
    expect(Math.max(...pcm)).toBeLessThanOrEqual(1)
  })

  it('answers any bytes with a sound or a refusal', () => {
    const whole = encodeWav(sine(0.02, 440), 16_000)
    const changes = fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 255 })), { maxLength: 6 })
    fc.assert(
      fc.property(changes, fc.nat({ max: whole.length }), (list, length) => {
        const bytes = Uint8Array.from(whole)
        for (const [at, value] of list) bytes[at] = value
        expect(refusalOf(bytes.subarray(0, length))).toMatch(/^(read|not_wav|too_short|too_long)$/)
      }),
      { numRuns: 2000 },
    )
  })
})
