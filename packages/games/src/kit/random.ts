/** A seed: 128 bits as 32 hexadecimal digits. */
export const SEED = /^[0-9a-f]{32}$/

/** Draws whole numbers that are the same for the same seed in Node.js and in every browser (xoshiro128**). */
export interface Random {
  /** A number from 0 to `n` - 1, each as likely as the other; 0 where there is nothing to choose from. */
  below(n: number): number
  /** The items in another order. */
  shuffle<T>(items: readonly T[]): T[]
  /** `n` different ones of the items in an order of chance; all of them where there are fewer. */
  pick<T>(items: readonly T[], n: number): T[]
}

const rotated = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0

/** Shifts and exclusive ors alone never leave a state of zeros. */
const NEVER_ZERO: State = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667]

type State = [number, number, number, number]

function stateOf(seed: string): State {
  const word = (from: number) => Number.parseInt(seed.slice(from, from + 8), 16) >>> 0
  const state: State = [word(0), word(8), word(16), word(24)]
  return state.some((own) => own !== 0) ? state : NEVER_ZERO
}

/** @param seed 32 hexadecimal digits; whatever else is in it counts as 0 */
export function random(seed: string): Random {
  let [a, b, c, d] = stateOf(seed)

  function next(): number {
    const drawn = Math.imul(rotated(Math.imul(b, 5) >>> 0, 7), 9) >>> 0
    const shifted = (b << 9) >>> 0
    c = (c ^ a) >>> 0
    d = (d ^ b) >>> 0
    b = (b ^ c) >>> 0
    a = (a ^ d) >>> 0
    c = (c ^ shifted) >>> 0
    d = rotated(d, 11)
    return drawn
  }

  function below(n: number): number {
    if (n <= 1) return 0
    // What lies above the last whole multiple would make the low numbers likelier: it is drawn again.
    const end = 0x1_0000_0000 - (0x1_0000_0000 % n)
    let drawn = next()
    while (drawn >= end) drawn = next()
    return drawn % n
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const left = [...items]
    const order: T[] = []
    while (left.length > 0) order.push(...left.splice(below(left.length), 1))
    return order
  }

  return { below, shuffle, pick: (items, n) => shuffle(items).slice(0, Math.max(0, n)) }
}
