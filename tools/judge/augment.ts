import type { Random } from './random.ts'
import { RATE } from './utterance.ts'

/** Silence around what was said, in seconds. */
export function padded(pcm: Float32Array, before: number, after: number): Float32Array {
  const lead = Math.round(before * RATE)
  const out = new Float32Array(lead + pcm.length + Math.round(after * RATE))
  out.set(pcm, lead)
  return out
}

/** A room: decaying echoes at random places, the first 20 ms after the voice. */
export function reverberant(pcm: Float32Array, seconds: number, share: number, random: Random): Float32Array {
  const out = Float32Array.from(pcm)
  const taps = 160
  for (let tap = 0; tap < taps; tap++) {
    const at = random.between(0.02, seconds)
    const delay = Math.round(at * RATE)
    const gain = (share * random.normal() * 10 ** ((-3 * at) / seconds)) / Math.sqrt(taps / 8)
    for (let i = delay; i < out.length; i++) out[i] = (out[i] ?? 0) + gain * (pcm[i - delay] ?? 0)
  }
  return out
}

export type NoiseKind = 'white' | 'pink' | 'hum' | 'brown'
const NOISES: readonly NoiseKind[] = ['white', 'pink', 'hum', 'brown']

/** Noise of RMS 1. */
export function noise(kind: NoiseKind, length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const hum = random.between(90, 260)
  let slow = 0
  let pink = 0
  for (let i = 0; i < length; i++) {
    const white = random.normal()
    slow = 0.98 * slow + white
    pink = 0.85 * pink + white
    const turn = (2 * Math.PI * hum * i) / RATE
    const tone = Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.3 * Math.sin(3 * turn) + 0.05 * white
    out[i] = { white, pink: pink + 0.3 * white, brown: slow, hum: tone }[kind]
  }
  const level = rms(out)
  return out.map((x) => x / level)
}

/** Adds noise so that speech stands `decibels` above it. */
export function noisy(pcm: Float32Array, decibels: number, random: Random): Float32Array {
  const kind = random.pick(NOISES)
  const loud = pcm.filter((x) => Math.abs(x) > 0.01)
  const gain = rms(loud.length ? loud : pcm) * 10 ** (-decibels / 20)
  const ground = noise(kind, pcm.length, random)
  return pcm.map((x, i) => x + gain * (ground[i] ?? 0))
}

/** What a microphone makes of it: a tilt, a level that never clips. */
export function recorded(pcm: Float32Array, random: Random): Float32Array {
  const tilt = random.between(-0.5, 0.5)
  let before = 0
  const tilted = pcm.map((x) => {
    const y = x + tilt * before
    before = x
    return y
  })
  const peak = tilted.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-6)
  const level = random.between(0.1, 0.9) / peak
  return tilted.map((x) => x * level)
}

function rms(pcm: Float32Array): number {
  return Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / Math.max(1, pcm.length)) || 1e-9
}
