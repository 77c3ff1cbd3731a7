import { noisy, padded, recorded, reverberant } from './augment.ts'
import type { Random } from './random.ts'
import { type Delivery, deliveryOf } from './utterance.ts'

export const CONDITIONS = ['clean', 'child', 'noisy', 'reverberant', 'fast'] as const
export type Condition = (typeof CONDITIONS)[number]

/** How a voice speaks under a condition. */
export function deliveryIn(condition: Condition, variant: string, random: Random): Delivery {
  const pace = condition === 'fast' ? random.between(190, 240) : random.between(105, 170)
  const delivery = deliveryOf(variant, random, pace)
  return { ...delivery, lift: condition === 'child' ? random.between(1.12, 1.3) : random.between(0.92, 1.08) }
}

/** What the microphone gets of it. */
export function recordedIn(condition: Condition, pcm: Float32Array, random: Random): Float32Array {
  let out = padded(pcm, random.between(0.1, 0.4), random.between(0.15, 0.5))
  if (condition === 'reverberant') {
    out = reverberant(out, random.between(0.2, 0.5), random.between(0.35, 0.7), random)
  }
  // No room is quite silent.
  out = noisy(out, condition === 'noisy' ? random.between(8, 25) : random.between(38, 55), random)
  return recorded(out, random)
}
