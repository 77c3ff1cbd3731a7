/** A word in its row, by its id, with the relation that hangs it on the row nearer to the middle. */
export interface Cell {
  word: number
  /** Index of that relation, and the word it leads to; the word in the middle has none. */
  relation?: number
  parent?: number
}

export interface Layout {
  /** From top to bottom; `above` are nearer to the top than the middle. */
  rows: { cells: Cell[]; above: boolean }[]
  /** Relations, by index, that hang no word: drawn across. */
  across: number[]
}

interface Graph {
  words: readonly { id: number }[]
  relations: readonly { from: number; to: number }[]
}

/**
 * Rows of words around the one with the most relations: what it leads to is one row away, and so on outwards. What
 * hangs together stays on one side, so that every line leads to the next row. The same content always lies alike.
 */
export function layoutOf({ words, relations }: Graph): Layout {
  const degree = (id: number) => relations.filter(({ from, to }) => from === id || to === id).length
  const placed = new Set<number>()
  const used = new Set<number>()
  const rows: Layout['rows'] = []
  const byDegree = words.map(({ id }) => id).sort((a, b) => degree(b) - degree(a))
  for (const middle of byDegree) {
    if (placed.has(middle)) continue
    placed.add(middle)
    const sides: Record<'above' | 'below', Cell[][]> = { above: [], below: [] }
    for (const branch of branchesOf(middle, relations, placed)) {
      const width = (side: Cell[][]) => side[0]?.length ?? 0
      // Words without a way to the first middle stand below it, theirs all downwards.
      const up = rows.length === 0 && width(sides.above) <= width(sides.below)
      const goal = up ? sides.above : sides.below
      for (const [depth, cells] of branch.entries()) goal[depth] = [...(goal[depth] ?? []), ...cells]
      for (const { relation } of branch.flat()) if (relation !== undefined) used.add(relation)
    }
    rows.push(
      ...sides.above.reverse().map((cells) => ({ cells, above: true })),
      { cells: [{ word: middle }], above: false },
      ...sides.below.map((cells) => ({ cells, above: false })),
    )
  }
  return { rows, across: relations.flatMap((_, index) => (used.has(index) ? [] : [index])) }
}

/** What hangs on a word, each part that hangs together by itself, row after row outwards; the widest first. */
function branchesOf(middle: number, relations: Graph['relations'], placed: Set<number>): Cell[][][] {
  const grow = (from: readonly number[]): Cell[] => {
    const cells: Cell[] = []
    for (const parent of from) {
      for (const [relation, own] of relations.entries()) {
        const word = own.from === parent ? own.to : own.to === parent ? own.from : undefined
        if (word === undefined || placed.has(word)) continue
        placed.add(word)
        cells.push({ word, relation, parent })
      }
    }
    return cells
  }
  const groups = new Map<number, Cell[][]>()
  const first = grow([middle])
  const group = new Map(first.map(({ word }, index) => [word, index]))
  for (const [index, cell] of first.entries()) groups.set(index, [[cell]])
  const join = (a: number, b: number) => {
    if (a === b) return
    const [into, from] = [groups.get(a) ?? [], groups.get(b) ?? []]
    for (const [depth, cells] of from.entries()) into[depth] = [...(into[depth] ?? []), ...cells]
    groups.delete(b)
    for (const [word, own] of group) if (own === b) group.set(word, a)
  }
  let row = first
  for (let depth = 1; row.length > 0; depth++) {
    row = grow(row.map(({ word }) => word))
    for (const cell of row) {
      const own = group.get(cell.parent ?? -1) ?? 0
      group.set(cell.word, own)
      const levels = groups.get(own) ?? []
      levels[depth] = [...(levels[depth] ?? []), cell]
    }
  }
  for (const { from, to } of relations) {
    const [a, b] = [group.get(from), group.get(to)]
    if (a !== undefined && b !== undefined) join(Math.min(a, b), Math.max(a, b))
  }
  return [...groups.values()].sort((a, b) => b.flat().length - a.flat().length)
}

/** How many words the widest row has. */
export const widthOf = ({ rows }: Layout): number => Math.max(...rows.map(({ cells }) => cells.length))
