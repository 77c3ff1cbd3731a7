import type { Pairs } from '#kit/pair/pairs-content.ts'
import { shuffle } from '#kit/shuffle.ts'

/** Pairs whose second cards belong to others. */
export function pairsMixed({ groups }: Pairs, seed: number): Pairs {
  const twos = shuffle(
    groups.map(({ items }) => items['2']),
    seed,
  )
  return {
    groups: groups.map(({ items }, at) => ({ items: { '1': items['1'], '2': twos[at] ?? items['2'] } })),
  }
}
