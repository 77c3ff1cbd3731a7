import { RECORDING_RATE as RATE, RECORDING_SECONDS_MAX } from '@hakka/contract/constants'
import { describe, expect, it } from 'vitest'
import { hum, joined, silence } from './testing/voices.ts'
import { levelOf, pitchRange, spokenSpan, voiceOf } from './voice.ts'

describe('a voice', () => {
  it('begins and ends where somebody speaks', () => {
    const span = spokenSpan(
      joined(
        silence(1),
        hum(() => 200, 0.5),
        silence(2),
      ),
    )
    expect(span?.from).toBeCloseTo(0.95 * RATE, -3)
    expect(span?.to).toBeCloseTo(1.55 * RATE, -3)
  })
  it('is none in silence or in nothing', () => {
    expect(voiceOf(silence(1))).toBeUndefined()
    expect(voiceOf(new Float32Array(0))).toBeUndefined()
  })
  it('has its length, its loudness and its pitch about its own middle', () => {
    const voice = voiceOf(
      joined(
        silence(0.5),
        hum((second) => 150 * 2 ** (second / 2), 1),
      ),
    )
    expect(voice?.seconds).toBeCloseTo(1.05, 1)
    expect(Math.max(...(voice?.loudness ?? []))).toBe(1)
    expect(voice?.loudness).toHaveLength(56)
    const line = voice?.pitch.filter((own) => own !== undefined) ?? []
    expect(line[0]).toBeLessThan(-2)
    expect(line.at(-1)).toBeGreaterThan(2)
    expect(voice && pitchRange(voice)).toBeCloseTo(5.4, 0)
  })
  it('draws a man and a child who go the same way alike', () => {
    const way = (hz: number) => voiceOf(hum((second) => hz * (1 + second / 2), 0.6))
    const [man, child] = [way(100), way(260)]
    expect(man && child && Math.abs(pitchRange(man) - pitchRange(child))).toBeLessThan(0.5)
  })
  it.each([90, 140, 220, 310, 440])('of %i Hz has a line, level where it hums on one', (hz) => {
    const line = voiceOf(hum(() => hz, 0.5))?.pitch ?? []
    expect(line.length).toBeGreaterThan(35)
    for (const own of line) expect(Math.abs(own ?? Number.NaN)).toBeLessThan(0.2)
  })
  it('has no line in noise', () => {
    let seed = 7
    const noise = Float32Array.from({ length: RATE / 2 }, () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647 - 0.5
    })
    expect(voiceOf(noise)?.pitch.filter((own) => own !== undefined)).toEqual([])
  })
  it('has no more points the longer it is', () => {
    const longest = voiceOf(hum(() => 200, RECORDING_SECONDS_MAX))
    expect(longest?.seconds).toBeCloseTo(RECORDING_SECONDS_MAX)
    expect(longest?.pitch.length).toBeGreaterThan(590)
    expect(longest?.pitch.length).toBeLessThanOrEqual(600)
  })
  it('has a level, also of nothing', () => {
    expect(levelOf(Float32Array.of(0.5, -0.5))).toBeCloseTo(0.5)
    expect(levelOf(new Float32Array(0))).toBe(0)
  })
})
