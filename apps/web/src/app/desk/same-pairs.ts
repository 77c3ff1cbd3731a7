/** The places of the longest row of texts that both have. */
export function samePairs(one: readonly string[], two: readonly string[]): [number, number][] {
  const width = two.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = two.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        one[i] === two[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < one.length && j < two.length; ) {
    if (one[i] === two[j]) pairs.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return pairs
}
