import type { Random } from '#kit/random.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Moves are dropped, doubled, swapped, brought in from elsewhere or cut off; numbers, times among them, are others. */
export function mutated(log: unknown, chance: Random): unknown {
  let own = log
  for (let times = 1 + chance.below(3); times > 0; times -= 1) own = once(own, chance)
  return own
}

function once(node: unknown, chance: Random): unknown {
  if (typeof node === 'number') return otherNumber(node, chance)
  if (typeof node === 'boolean') return !node
  if (Array.isArray(node)) {
    if (node.length === 0) return node
    const place = chance.below(node.length)
    return chance.below(3) === 0
      ? otherList(node, place, chance)
      : node.with(place, once(node[place], chance))
  }
  if (!isRecord(node)) return node
  const key = Object.keys(node)[chance.below(Object.keys(node).length)]
  return key === undefined ? node : { ...node, [key]: once(node[key], chance) }
}

function otherNumber(own: number, chance: Random): number {
  const others = [own + 1, own - 1, chance.below(10), own + chance.below(5000), own - chance.below(5000), 0]
  return others[chance.below(others.length)] ?? own
}

function otherList(list: readonly unknown[], place: number, chance: Random): unknown[] {
  const second = chance.below(list.length)
  const deeds = [
    () => list.toSpliced(place, 1),
    () => list.toSpliced(place, 0, list[place]),
    () => list.toSpliced(second, 0, list[place]),
    () => list.with(place, list[second]).with(second, list[place]),
    () => list.slice(0, place),
    () => list.toReversed(),
  ]
  return deeds[chance.below(deeds.length)]?.() ?? [...list]
}
