/**
 * Where an entry belongs that is held at height `y`.
 * @param edges upper and lower edge of each entry
 */
export function placeAt(edges: readonly { top: number; bottom: number }[], from: number, y: number): number {
  const own = edges[from]
  if (!own) return from
  const height = own.bottom - own.top
  let to = from
  for (const [index, { top, bottom }] of edges.entries()) {
    // A neighbour gives way once the entry, moved there, would lie under the pointer: else tall ones flutter.
    if (index < from && y < top + Math.min(height, bottom - top)) return index
    if (index > from && y > bottom - Math.min(height, bottom - top)) to = index
  }
  return to
}
