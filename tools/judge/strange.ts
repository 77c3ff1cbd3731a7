import { resample } from '@hakka/judge/resample'
import { noise } from './augment.ts'
import type { Random } from './random.ts'
import type { Synthesiser } from './synthesiser.ts'
import { deliveryOf, RATE } from './utterance.ts'

const ENGLISH =
  'water window mother garden seven table orange paper morning river music yellow chicken mountain school winter happy kitchen monkey summer doctor blanket children bicycle elephant tomorrow umbrella library potato hospital'.split(
    ' ',
  )

/** English words in a Hakka class. */
export function english(
  synthesiser: Synthesiser,
  variant: string,
  syllables: number,
  random: Random,
): Float32Array {
  const words = Array.from({ length: Math.max(1, Math.ceil(syllables / 2)) }, () => random.pick(ENGLISH))
  const { voice } = deliveryOf(variant, random, random.between(120, 170))
  const { pcm, rate } = synthesiser.say(words.join(' '), { ...voice, name: `en+${variant}` })
  return resample(pcm, rate, RATE)
}

/** Bursts of noise, as long as words. */
export function bursts(seconds: number, random: Random): Float32Array {
  const kind = random.pick(['white', 'pink', 'brown'] as const)
  const wave = noise(kind, Math.round(seconds * RATE), random)
  return shaped(wave, random.chance(0.5) ? random.between(2, 5) : 0, random)
}

/** A hummed tone that wanders. */
export function hummed(seconds: number, random: Random): Float32Array {
  const base = random.between(110, 330)
  const drift = random.between(-4, 4)
  const wobble = random.between(0, 2)
  let phase = 0
  const wave = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const at = i / RATE
    const off = drift * (at / seconds) + wobble * Math.sin(2 * Math.PI * 3 * at)
    phase += (2 * Math.PI * base * 2 ** (off / 12)) / RATE
    return 0.3 * [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin(n * phase) / n ** 2, 0)
  })
  return shaped(wave, random.chance(0.5) ? random.between(2, 5) : 0, random)
}

/** A soft beginning and end, and swells as often a second as syllables come. */
function shaped(wave: Float32Array, perSecond: number, random: Random): Float32Array {
  const depth = random.between(0.5, 0.95)
  const edge = 0.04 * RATE
  return wave.map((x, i) => {
    const ends = Math.min(1, i / edge, (wave.length - i) / edge)
    const swell = perSecond ? 1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * perSecond * i) / RATE)) : 1
    return 0.2 * x * ends * swell
  })
}
