import type { VersionLine } from '@hakka/contract/lesson-desk'
import { samePairs } from '../../../app/desk/same-pairs.ts'

/** A line of the older version under the key that its item has in the newer one. */
export interface AlignedLine extends VersionLine {
  /** As the older version has it. */
  ownKey: string
  /** Of an item that is no more: nothing of the newer version has this key. */
  gone: GoneItem | undefined
}

/** An item that only the older version has. */
interface GoneItem {
  /** Begins the keys of what was in it. */
  key: string
  ownKey: string
  /** Where it would stand in the newer version. */
  backAt: string
}

/** An item that stands elsewhere among those that are still there, by its keys in both versions. */
export interface MovedItem {
  key: string
  olderKey: string
}

interface Node {
  line?: VersionLine
  children: Map<string, Node>
}

/**
 * The older version's lines with the items of lists under the places that they have in the newer one: items that say the
 * same are the same item, the longest row of them in order, the rest moved; between them the others belong together one
 * by one.
 * @returns also the keys of the items that only the newer version has
 */
export function aligned(
  older: readonly VersionLine[],
  newer: readonly VersionLine[],
): { lines: AlignedLine[]; added: string[]; moved: MovedItem[] } {
  const lines: AlignedLine[] = []
  const added: string[] = []
  const moved: MovedItem[] = []
  walk(treeOf(older), treeOf(newer), { key: '', ownKey: '', gone: undefined })
  return { lines, added, moved }

  function walk(
    old: Node,
    fresh: Node | undefined,
    { key, ownKey, gone }: { key: string; ownKey: string; gone: GoneItem | undefined },
  ): void {
    if (old.line) lines.push({ ...old.line, key, ownKey, gone })
    const isFilm = key.endsWith('captions')
    const isList = old.children.has('0') || fresh?.children.has('0') || isFilm
    const found = isList ? placesOf(old, fresh) : undefined
    const places = found?.places
    let backAt = 0
    for (const [name, child] of old.children) {
      const place = places ? places.get(name) : name
      // Beside the item that has its place now, under a key that is nobody's.
      const own = { key: below(key, place ?? `${name}-`), ownKey: below(ownKey, name) }
      if (place === undefined) {
        const item = gone ?? { ...own, backAt: below(key, isFilm ? name : String(backAt)) }
        walk(child, undefined, { ...own, gone: item })
        continue
      }
      if (found?.left.includes(name)) {
        // The lines of a film stand where they are heard.
        if (!isFilm) moved.push({ key: own.key, olderKey: own.ownKey })
      } else backAt = Number(place) + 1
      walk(child, fresh?.children.get(place), { ...own, gone })
    }
    if (!places || !fresh) return
    const taken = new Set(places.values())
    for (const name of fresh.children.keys()) if (!taken.has(name)) added.push(below(key, name))
  }
}

const below = (key: string, name: string): string => (key === '' ? name : `${key}.${name}`)

function treeOf(lines: readonly VersionLine[]): Node {
  const root: Node = { children: new Map() }
  for (const line of lines) {
    let node = root
    for (const name of line.key.split('.')) {
      const next = node.children.get(name) ?? { children: new Map() }
      node.children.set(name, next)
      node = next
    }
    node.line = line
  }
  return root
}

/** By the older place of each item that is still there its newer one, and which of them have left the row. */
function placesOf(old: Node, fresh: Node | undefined): { places: Map<string, string>; left: string[] } {
  const before = itemsOf(old)
  const after = fresh ? itemsOf(fresh) : []
  const pairs = samePairs(
    before.map(({ said }) => said),
    after.map(({ said }) => said),
  )
  const inRow = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, two]) => two))] as const
  const elsewhere = new Map<number, number>()
  for (const [one, { said }] of before.entries()) {
    const two = after.findIndex(
      (own, at) => own.said === said && !inRow[1].has(at) && ![...elsewhere.values()].includes(at),
    )
    if (said !== '' && two >= 0 && !inRow[0].has(one)) elsewhere.set(one, two)
  }
  const places = new Map<string, string>()
  const put = (one: number, two: number) => {
    const [name, place] = [before[one]?.name, after[two]?.name]
    if (name !== undefined && place !== undefined) places.set(name, place)
  }
  for (const [one, two] of elsewhere) put(one, two)
  const left = [...elsewhere.keys()].flatMap((one) => before[one]?.name ?? [])
  const arrived = new Set(elsewhere.values())
  let [one, two] = [0, 0]
  for (const [nextOne, nextTwo] of [...pairs, [before.length, after.length] as const]) {
    const ones = range(one, nextOne).filter((own) => !elsewhere.has(own))
    const twos = range(two, nextTwo).filter((own) => !arrived.has(own))
    for (const [at, own] of ones.entries()) put(own, twos[at] ?? after.length)
    put(nextOne, nextTwo)
    one = nextOne + 1
    two = nextTwo + 1
  }
  return { places, left }
}

const itemsOf = ({ children }: Node) => [...children].map(([name, node]) => ({ name, said: saidIn(node) }))

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** What an item says first: a word by its text. Of one that says nothing, all that is in it. */
function saidIn(node: Node): string {
  const lines = linesIn(node)
  const first = lines.find(({ lang }) => lang === 'hakka') ?? lines.find(({ lang }) => lang === 'text')
  return first ? first.text : lines.map(({ text }) => text).join(' ')
}

const linesIn = ({ line, children }: Node): VersionLine[] => [
  ...(line ? [line] : []),
  ...[...children.values()].flatMap(linesIn),
]
