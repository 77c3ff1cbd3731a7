import { describe, expect, it } from 'vitest'
import { hum, joined, silence } from './testing/voices.ts'
import { levelOf, pitchRange, spokenSpan, voiceOf } from './voice.ts'

const RATE = 16_000

describe('a voice', () => {
  it('begins and ends where somebody speaks', () => {
    const span = spokenSpan(
      joined(
        silence(1),
        hum(() => 200, 0.5),
        silence(2),
      ),
      RATE,
    )
    expect(span?.from).toBeCloseTo(0.95 * RATE, -3)
    expect(span?.to).toBeCloseTo(1.55 * RATE, -3)
  })
  it('is none in silence or in nothing', () => {
    expect(voiceOf(silence(1), RATE)).toBeUndefined()
    expect(voiceOf(new Float32Array(0), RATE)).toBeUndefined()
  })
  it('has its length, its loudness and its pitch about its own middle', () => {
    const voice = voiceOf(
      joined(
        silence(0.5),
        hum((second) => 150 * 2 ** (second / 2), 1),
      ),
      RATE,
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
    const way = (hz: number) =>
      voiceOf(
        hum((second) => hz * (1 + second / 2), 0.6),
        RATE,
      )
    const [man, child] = [way(100), way(260)]
    expect(man && child && Math.abs(pitchRange(man) - pitchRange(child))).toBeLessThan(0.5)
  })
  it('has a level, also of nothing', () => {
    expect(levelOf(Float32Array.of(0.5, -0.5))).toBeCloseTo(0.5)
    expect(levelOf(new Float32Array(0))).toBe(0)
  })
})
