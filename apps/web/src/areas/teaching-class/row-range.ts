/**
 * What is ticked after a row was clicked: the row alone turns, or with Shift everything from the row that was clicked
 * before it becomes as the row does.
 */
export function tickedAfter(
  ids: readonly number[],
  chosen: ReadonlySet<number>,
  { id, from }: { id: number; from: number | undefined },
): Set<number> {
  const next = new Set(chosen)
  const on = !chosen.has(id)
  const [here, there] = [ids.indexOf(id), from === undefined ? -1 : ids.indexOf(from)]
  const range = there < 0 ? [id] : ids.slice(Math.min(here, there), Math.max(here, there) + 1)
  for (const own of range) {
    if (on) next.add(own)
    else next.delete(own)
  }
  return next
}
