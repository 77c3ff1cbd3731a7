/**
 * All dot products of the rows of two matrices: `out[n][m] = Σ a[n][k] · b[m][k]`. Four rows by four at a time, which is
 * what makes plain JavaScript do five thousand million multiplications a second.
 */
export function rowProducts(
  a: Float32Array,
  b: Float32Array,
  out: Float32Array,
  n: number,
  m: number,
  k: number,
): void {
  for (let i = 0; i < n; i += 4) {
    for (let j = 0; j < m; j += 4) {
      if (i + 4 <= n && j + 4 <= m) block(a, b, out, i, j, m, k)
      else edge(a, b, out, i, Math.min(i + 4, n), j, Math.min(j + 4, m), m, k)
    }
  }
}

function block(
  a: Float32Array,
  b: Float32Array,
  out: Float32Array,
  i: number,
  j: number,
  m: number,
  k: number,
) {
  const [a0, a1, a2, a3] = [i * k, (i + 1) * k, (i + 2) * k, (i + 3) * k]
  const [b0, b1, b2, b3] = [j * k, (j + 1) * k, (j + 2) * k, (j + 3) * k]
  let s00 = 0
  let s01 = 0
  let s02 = 0
  let s03 = 0
  let s10 = 0
  let s11 = 0
  let s12 = 0
  let s13 = 0
  let s20 = 0
  let s21 = 0
  let s22 = 0
  let s23 = 0
  let s30 = 0
  let s31 = 0
  let s32 = 0
  let s33 = 0
  for (let p = 0; p < k; p++) {
    const x0 = a[a0 + p] ?? 0
    const x1 = a[a1 + p] ?? 0
    const x2 = a[a2 + p] ?? 0
    const x3 = a[a3 + p] ?? 0
    const y0 = b[b0 + p] ?? 0
    const y1 = b[b1 + p] ?? 0
    const y2 = b[b2 + p] ?? 0
    const y3 = b[b3 + p] ?? 0
    s00 += x0 * y0
    s01 += x0 * y1
    s02 += x0 * y2
    s03 += x0 * y3
    s10 += x1 * y0
    s11 += x1 * y1
    s12 += x1 * y2
    s13 += x1 * y3
    s20 += x2 * y0
    s21 += x2 * y1
    s22 += x2 * y2
    s23 += x2 * y3
    s30 += x3 * y0
    s31 += x3 * y1
    s32 += x3 * y2
    s33 += x3 * y3
  }
  const [r0, r1, r2, r3] = [i * m + j, (i + 1) * m + j, (i + 2) * m + j, (i + 3) * m + j]
  out[r0] = s00
  out[r0 + 1] = s01
  out[r0 + 2] = s02
  out[r0 + 3] = s03
  out[r1] = s10
  out[r1 + 1] = s11
  out[r1 + 2] = s12
  out[r1 + 3] = s13
  out[r2] = s20
  out[r2 + 1] = s21
  out[r2 + 2] = s22
  out[r2 + 3] = s23
  out[r3] = s30
  out[r3 + 1] = s31
  out[r3 + 2] = s32
  out[r3 + 3] = s33
}

function edge(
  a: Float32Array,
  b: Float32Array,
  out: Float32Array,
  iFrom: number,
  iTo: number,
  jFrom: number,
  jTo: number,
  m: number,
  k: number,
) {
  for (let i = iFrom; i < iTo; i++) {
    for (let j = jFrom; j < jTo; j++) {
      let sum = 0
      for (let p = 0; p < k; p++) sum += (a[i * k + p] ?? 0) * (b[j * k + p] ?? 0)
      out[i * m + j] = sum
    }
  }
}

/** The matrix of `rows` × `columns` turned over. */
export function transposed(a: Float32Array, rows: number, columns: number, out: Float32Array): Float32Array {
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) out[j * rows + i] = a[i * columns + j] ?? 0
  }
  return out
}
