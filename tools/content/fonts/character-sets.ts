const PAGE = 256

/**
 * A set of characters by pages of 256: page number (hex) → 64 hex digits, one bit a character, the first
 * character in the highest bit. A diff of it shows which block changed.
 */
export function packCharacters(characters: Iterable<number>): Record<string, string> {
  const pages = new Map<number, bigint>()
  for (const code of characters) {
    const page = Math.floor(code / PAGE)
    pages.set(page, (pages.get(page) ?? 0n) | (1n << BigInt(PAGE - 1 - (code % PAGE))))
  }
  const sorted = [...pages].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    // The prefix keeps an object's keys in page order: digits alone would be taken for indices and moved ahead.
    sorted.map(([page, bits]) => [`U+${hex(page)}xx`, bits.toString(16).padStart(PAGE / 4, '0')]),
  )
}

/** The exact CSS `unicode-range` of the characters. */
export function unicodeRange(characters: Iterable<number>): string {
  const runs: [first: number, last: number][] = []
  for (const code of [...characters].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

const hex = (value: number) => value.toString(16).toUpperCase()
