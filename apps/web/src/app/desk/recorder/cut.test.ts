import { describe, expect, it } from 'vitest'
import { cut, loudness, spokenSpan, type Take } from './cut.ts'

const RATE = 8000
/** Silence, a hum of so loud, silence: a second each. */
const take = (loud: number): Take => ({
  rate: RATE,
  samples: Float32Array.from({ length: 3 * RATE }, (_, at) =>
    at >= RATE && at < 2 * RATE ? loud * Math.sin(at / 5) : 0,
  ),
})
const peakOf = ({ samples }: Take) => Math.max(...samples.map(Math.abs))

describe('a recording at the desk', () => {
  it('is cut to where somebody speaks, with a breath around', () => {
    const { from, to } = spokenSpan(take(0.02))
    expect(from).toBeCloseTo(0.85, 1)
    expect(to).toBeCloseTo(2.15, 1)
  })

  it('in which nobody speaks stays whole', () => {
    expect(spokenSpan(take(0))).toEqual({ from: 0, to: 3 })
  })

  it('is as loud as other voices, whether it was soft or loud, and never beyond the top', () => {
    const levels = [0.01, 0.9].map((loud) => peakOf(cut(take(loud), { from: 1, to: 2 }, { levelled: true })))
    expect(levels[0]).toBeCloseTo(levels[1] ?? 0, 2)
    // A click in it keeps it from being louder.
    const clicked = take(0.01)
    clicked.samples[RATE + 10] = 1
    expect(peakOf(cut(clicked, { from: 1, to: 2 }, { levelled: true }))).toBeLessThanOrEqual(0.9)
  })

  it('keeps its loudness where that is wanted, and is as long as what was chosen', () => {
    const own = cut(take(0.3), { from: 0.5, to: 1.5 }, { levelled: false })
    expect(own.samples.length).toBe(RATE)
    expect(peakOf(own)).toBeCloseTo(0.3, 2)
  })

  it('silence stays silence', () => {
    expect(peakOf(cut(take(0), { from: 0, to: 3 }, { levelled: true }))).toBe(0)
  })

  it('is drawn by its loudness, the loudest stretch being 1', () => {
    expect(loudness(take(0.2), 3)).toEqual([0, 1, 0])
  })
})
