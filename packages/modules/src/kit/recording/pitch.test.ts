import { describe, expect, it } from 'vitest'
import { pitchTrack } from './pitch.ts'
import { hum, silence } from './testing/voices.ts'

const RATE = 16_000
const heard = (samples: Float32Array, rate = RATE) =>
  pitchTrack(samples, rate).filter((pitch) => pitch !== undefined)

describe('the pitch of a voice', () => {
  it.each([90, 140, 220, 310, 440])('of %i Hz is found within a fifth of a semitone', (hz) => {
    const pitches = heard(hum(() => hz, 0.5))
    expect(pitches.length).toBeGreaterThan(35)
    for (const pitch of pitches) expect(Math.abs(12 * Math.log2(pitch / hz))).toBeLessThan(0.2)
  })
  it('is followed where it rises', () => {
    const pitches = heard(hum((second) => 120 + 120 * second, 1))
    expect(pitches[0]).toBeGreaterThan(115)
    expect(pitches[0]).toBeLessThan(132)
    expect(pitches.at(-1)).toBeGreaterThan(225)
  })
  it('is found at the rate of a microphone too', () => {
    const pitches = heard(
      hum(() => 200, 0.3, 48_000),
      48_000,
    )
    expect(pitches[5]).toBeCloseTo(200, -1)
  })
  it('is none in silence, in noise, and in what is shorter than a frame', () => {
    expect(heard(silence(0.5))).toEqual([])
    let seed = 7
    const noise = Float32Array.from({ length: 8_000 }, () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647 - 0.5
    })
    expect(heard(noise).length).toBeLessThan(3)
    expect(pitchTrack(new Float32Array(100), RATE)).toEqual([])
  })
})
