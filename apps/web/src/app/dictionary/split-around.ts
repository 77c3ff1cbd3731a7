/**
 * A text cut around each place where one of the words stands: those places have the odd indices.
 * @example splitAround('這係火焰蟲。', ['火焰蟲']) // ['這係', '火焰蟲', '。']
 */
export function splitAround(text: string, words: readonly string[]): string[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  const parts = ['']
  for (let rest = text; rest !== ''; ) {
    const found = wanted.find((word) => rest.startsWith(word))
    const piece = found ?? String.fromCodePoint(rest.codePointAt(0) ?? 0)
    if (found) parts.push(found, '')
    else parts[parts.length - 1] += piece
    rest = rest.slice(piece.length)
  }
  return parts
}
