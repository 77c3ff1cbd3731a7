import { resample } from '@hakka/judge/resample'
import { expect, it } from 'vitest'
import { join, normalise, trim } from './pcm.ts'

const sine = (seconds: number, rate: number, gain = 0.5) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => gain * Math.sin((2 * Math.PI * 440 * i) / rate))

it('resamples a tone without changing its pitch or level', () => {
  const out = resample(sine(0.5, 22_050), 22_050, 24_000)
  const wanted = sine(0.5, 24_000)
  const middle = Array.from(out.subarray(2000, 10_000))
  expect(Math.max(...middle.map((x, i) => Math.abs(x - (wanted[i + 2000] ?? 0))))).toBeLessThan(0.005)
})

it('trims silence at both ends', () => {
  const padded = join([sine(0.2, 24_000)], [0.3], 0.4, 24_000)
  expect(padded.length).toBe(0.9 * 24_000)
  expect(Math.abs(trim(padded, 24_000).length - 0.2 * 24_000)).toBeLessThan(10)
  expect(trim(new Float32Array(100), 24_000).length).toBe(0)
})

it('brings loudness to -19 dBFS without peaks above -3 dBFS', () => {
  const rms = (pcm: Float32Array) => 10 * Math.log10(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length)
  expect(rms(normalise(sine(0.5, 24_000, 0.01)))).toBeCloseTo(-19, 0)
  const click = sine(0.5, 24_000, 0.05)
  click[0] = 1
  expect(Math.max(...normalise(click))).toBeCloseTo(10 ** (-3 / 20), 2)
})
