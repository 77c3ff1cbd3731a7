/** Numbers in [0, 1) that are the same for the same seed, so that server and browser deal alike (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A seed out of any text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The items in another order, decided by the seed alone. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const next = random(seed)
  return items
    .map((item) => ({ item, weight: next() }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ item }) => item)
}
