import { describe, expect, it } from 'vitest'
import { soundingOf } from './gates.ts'
import { JudgeRefusal } from './port.ts'
import { sine } from './testing/sine.ts'

const codeOf = (pcm: Float32Array, syllables?: number): string => {
  try {
    soundingOf(pcm, syllables)
    return 'heard'
  } catch (error) {
    if (error instanceof JudgeRefusal) return error.code
    throw error
  }
}

/** Sound between two stretches of a quiet room. */
function within(sound: Float32Array, quiet = 0.4): Float32Array {
  const lead = Math.round(quiet * 16_000)
  const out = new Float32Array(sound.length + 2 * lead)
  out.set(sound, lead)
  return out
}

describe('the gates', () => {
  it('let a sound through that begins and ends', () => {
    expect(codeOf(within(sine(0.8, 200)))).toBe('heard')
    const { start, end } = soundingOf(within(sine(0.8, 200)))
    expect(start).toBeGreaterThan(35)
    expect(end).toBeLessThan(125)
  })
  it('refuse silence, a faint room and a direct current', () => {
    expect(codeOf(new Float32Array(16_000))).toBe('silence')
    expect(codeOf(sine(1, 200, 0.002))).toBe('silence')
    expect(codeOf(new Float32Array(16_000).fill(0.5))).toBe('silence')
  })
  it('refuse a hum that never changes', () => {
    expect(codeOf(sine(2, 120))).toBe('no_speech')
  })
  it('refuse what is too short and too long to be said', () => {
    expect(codeOf(new Float32Array(100))).toBe('too_short')
    expect(codeOf(within(sine(0.1, 200)))).toBe('too_short')
    expect(codeOf(within(sine(0.19, 200)), 2)).toBe('too_short')
    expect(codeOf(within(sine(16, 200), 2))).toBe('too_long')
  })
  it('let one short stopped syllable through', () => {
    expect(codeOf(within(sine(0.19, 200)), 1)).toBe('heard')
  })
  it('refuse what was recorded too loud', () => {
    expect(codeOf(within(sine(0.8, 200, 3).map((x) => Math.max(-1, Math.min(1, x)))))).toBe('clipped')
  })
  it('refuse samples that are no numbers', () => {
    expect(codeOf(within(sine(0.8, 200)).fill(Number.NaN, 8000, 8010))).toBe('not_wav')
  })
})
