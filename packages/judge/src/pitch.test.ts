import { describe, expect, it } from 'vitest'
import { semitones, trackF0, voicedRuns } from './pitch.ts'

const RATE = 16_000

/** A voice-like tone (five harmonics) whose F0 follows `hertzAt`. */
function sing(seconds: number, hertzAt: (second: number) => number): Float32Array {
  let phase = 0
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    phase += (2 * Math.PI * hertzAt(i / RATE)) / RATE
    return 0.2 * [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin(n * phase) / n, 0)
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
})
