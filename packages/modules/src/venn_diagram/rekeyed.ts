import { shuffle } from '#kit/shuffle.ts'
import type { VennContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default function rekeyed({ groups }: VennContent, seed: number): VennContent {
  const lists = shuffle(
    groups.map(({ options }) => options),
    seed,
  )
  return {
    groups: groups.map(({ title, options }, at) => ({ title, options: shuffle(lists[at] ?? options, seed) })),
  }
}
