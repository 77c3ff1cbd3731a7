import { phonesOfText } from '@hakka/judge/training'
import { columnsOf } from '../../apps/server/src/domain/dictionary/columns.ts'
import { readTable } from '../../apps/server/src/domain/dictionary/table.ts'
import { fnv1a } from './random.ts'

/** An entry's readings in the two dialects that are judged, one pinyin text a dialect. */
export interface Entry {
  id: string
  readings: Record<number, string>
}

export type Split = 'train' | 'development' | 'test'

export const JUDGED_DIALECTS = [1, 2] as const
const LONGEST = 8

/** The dictionary's entries parted by id; those kept for acceptance are read for one thing only: to leave them out. */
export type Entries = Record<Split, Entry[]> & {
  /** Whether the word is spoken like one that is kept for acceptance. */
  isKept(dialectId: number, pinyin: string): boolean
}

function splitOf(id: string): Split | 'acceptance' {
  const bucket = fnv1a(id) % 10
  if (bucket >= 8) return 'acceptance'
  return bucket === 7 ? 'test' : bucket === 6 ? 'development' : 'train'
}

const keyOf = (dialectId: number, pinyin: string) => `${dialectId} ${pinyin}`

/** @throws where the dictionary can't be read */
export async function readEntries(file: string): Promise<Entries> {
  const [head, ...rows] = await readTable(file)
  const columns = columnsOf(head?.cells ?? [])
  const kept = new Set<string>()
  const parted: Record<Split, Entry[]> = { train: [], development: [], test: [] }
  for (const { cells } of rows) {
    const id = cells[columns.fixed.id ?? 0] ?? ''
    const entry: Entry = { id, readings: {} }
    for (const dialect of columns.dialects.filter((d) => d.id <= 2)) {
      const pinyin = readingIn(cells[dialect.reading] ?? '')
      if (pinyin) entry.readings[dialect.id] = pinyin
    }
    const split = splitOf(id)
    if (split === 'acceptance') {
      for (const [dialect, pinyin] of Object.entries(entry.readings)) kept.add(keyOf(Number(dialect), pinyin))
    } else if (JUDGED_DIALECTS.every((dialect) => entry.readings[dialect])) parted[split].push(entry)
  }
  const isKept = (dialectId: number, pinyin: string) => kept.has(keyOf(dialectId, pinyin))
  const free = (entry: Entry) => JUDGED_DIALECTS.every((d) => !isKept(d, entry.readings[d] ?? ''))
  return {
    train: parted.train.filter(free),
    development: parted.development.filter(free),
    test: parted.test.filter(free),
    isKept,
  }
}

/** The first reading, where all of it parses and is at most eight syllables long. */
function readingIn(cell: string): string | undefined {
  const [first = ''] = cell.toLowerCase().split(/[、/]/)
  const pinyin = (first.match(/[a-z]+\d+/g) ?? []).join(' ')
  const syllables = phonesOfText(pinyin)
  return syllables && syllables.length <= LONGEST ? pinyin : undefined
}
