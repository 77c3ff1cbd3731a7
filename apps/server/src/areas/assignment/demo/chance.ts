/** From 0 to 1, the same for the same two numbers. */
export function chance(one: number, other: number): number {
  let hash = Math.imul(one + 0x9e37, 0x85eb_ca6b) ^ Math.imul(other + 0x79b9, 0xc2b2_ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}
