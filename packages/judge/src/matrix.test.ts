import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowProducts } from './matrix.ts'

/** Added one after the other in double precision, and only then rounded. */
function plainly(a: Float32Array, b: Float32Array, n: number, m: number, k: number): Float32Array {
  const sums = Array.from({ length: n * m }, (_, at) => {
    const [row, column] = [Math.floor(at / m), at % m]
    let sum = 0
    for (let p = 0; p < k; p++) sum += (a[row * k + p] ?? 0) * (b[column * k + p] ?? 0)
    return sum
  })
  return Float32Array.from(sums)
}

const numbers = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, i) => Math.sin(seed + i * 12.9898) * 43_758.5453)

const product = (n: number, m: number, k: number, seed: number) => {
  const [a, b] = [numbers(n * k, seed), numbers(m * k, seed + 1)]
  const out = new Float32Array(n * m).fill(Number.NaN)
  rowProducts(a, b, out, n, m, k)
  return { out, right: plainly(a, b, n, m, k) }
}

it('multiplies matrices of every size to the last bit as adding one product after the other does', () => {
  const size = fc.integer({ min: 1, max: 70 })
  fc.assert(
    fc.property(size, size, size, fc.nat(1000), (n, m, k, seed) => {
      const { out, right } = product(n, m, k, seed)
      expect(out).toEqual(right)
    }),
    { numRuns: 100 },
  )
})

it('multiplies what the longest recording is heard with, and small ones after it', () => {
  for (const [n, m, k] of [
    [3000, 192, 286],
    [1, 1, 1],
    [0, 5, 5],
    [5, 0, 5],
    [5, 5, 0],
  ] as const) {
    const { out, right } = product(n, m, k, n)
    expect(Buffer.compare(Buffer.from(out.buffer), Buffer.from(right.buffer))).toBe(0)
  }
})
