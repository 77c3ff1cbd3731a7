import { describe, expect, it } from 'vitest'
import { semitones, trackF0, voicedRuns } from './pitch.ts'

const RATE = 16_000

/** A voice-like tone of harmonics so strong, whose F0 follows `hertzAt`. */
function sing(
  seconds: number,
  hertzAt: (second: number) => number,
  strengths: readonly number[] = [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5],
): Float32Array {
  let phase = 0
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    phase += (2 * Math.PI * hertzAt(i / RATE)) / RATE
    return 0.2 * strengths.reduce((sum, strength, i) => sum + strength * Math.sin((i + 1) * phase), 0)
  })
}

describe('trackF0', () => {
  it('follows a sweep over an octave within a quarter of a semitone', () => {
    const track = trackF0(sing(1, (t) => 150 * 2 ** t))
    const errors = track.map((hertz, frame) =>
      Math.abs(semitones(hertz, 150 * 2 ** ((frame * 80 + 160) / RATE))),
    )
    expect(Math.max(...errors)).toBeLessThan(0.25)
  })

  it.each([
    ['third', [0.2, 0.1, 1, 0.1, 0.1]],
    ['second', [0.15, 1, 0.1, 0.1, 0.1]],
  ])('hears a deep voice whose %s harmonic is the strongest at its own pitch', (_, strengths) => {
    const track = trackF0(
      sing(1, () => 75, strengths),
      { lowestHz: 45 },
    )
    const heard = track.filter((hertz) => Math.abs(semitones(hertz, 75)) < 0.5)
    expect(heard.length).toBeGreaterThan(0.95 * track.length)
  })

  it('takes no octave below for a voice’s own', () => {
    const track = trackF0(
      sing(1, () => 160),
      { lowestHz: 45 },
    )
    expect(track.every((hertz) => Math.abs(semitones(hertz, 160)) < 0.5)).toBe(true)
  })

  it('finds no pitch in silence or in noise', () => {
    let seed = 1
    const noise = Float32Array.from({ length: RATE }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647 - 0.5
    })
    expect(trackF0(new Float32Array(RATE)).every((hertz) => hertz === 0)).toBe(true)
    expect(voicedRuns(trackF0(noise))).toEqual([])
  })
})

describe('voicedRuns', () => {
  it('parts syllables at a pause and at a jump, and bridges a gap of 15 ms', () => {
    const level = (hertz: number, frames: number) => Array.from({ length: frames }, () => hertz)
    const track = [
      ...level(200, 10),
      0,
      0,
      0,
      ...level(200, 10),
      ...level(0, 8),
      ...level(200, 10),
      ...level(290, 10),
    ]
    expect(voicedRuns(track).map((run) => [run.start, run.hertz.length])).toEqual([
      [0, 23],
      [31, 10],
      [41, 10],
    ])
  })

  it('passes over a frame that took a harmonic, and parts where the voice does not come back', () => {
    const level = (hertz: number, frames: number) => Array.from({ length: frames }, () => hertz)
    const [run, ...rest] = voicedRuns([...level(160, 8), 54, 480, ...level(162, 8)])
    expect(rest).toEqual([])
    expect(run?.hertz).toHaveLength(18)
    expect(Math.min(...(run?.hertz ?? []))).toBe(160)
    expect(voicedRuns([...level(160, 8), ...level(54, 8)])).toHaveLength(2)
  })
})
