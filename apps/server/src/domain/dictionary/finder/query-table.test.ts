import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesOf } from '../entries.ts'
import { readTable } from '../table.ts'
import { find } from './finder.ts'
import { parseTable, type QueryKind, queryOf } from './testing/queries.ts'
import { buildIndex, type EntryRow } from './word-index.ts'

const file = process.env.DICTIONARY_FILE

/** Shares of the queries whose entry comes first, and among the first five. */
const FIRST = 0.85
const FIVE = 0.97

interface Tally {
  asked: number
  first: number
  five: number
}
const share = (part: number, { asked }: Tally) => `${Math.round((part / asked) * 100)} %`
const told = (name: string, tally: Tally) =>
  `${name}: ${tally.asked} queries, first ${share(tally.first, tally)}, among five ${share(tally.five, tally)}`

if (!file) console.info('DICTIONARY_FILE is unset: the query table did not run')

test.runIf(file)(
  'who half remembers a word finds it first, or among the first five',
  async () => {
    const rows: EntryRow[] = entriesOf(await readTable(file ?? '')).map((entry) => ({
      id: entry.id,
      word: entry.word,
      folded: entry.folded,
      chinese: entry.chinese ?? '',
      partOfSpeech: entry.partOfSpeech ?? '',
      categories: entry.categories ?? [],
      readings: entry.readings,
    }))
    const index = await buildIndex(rows)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const lines = parseTable(readFileSync(new URL('testing/query-table.tsv', import.meta.url), 'utf8'))
    expect(lines).toHaveLength(200)
    const empty = (): Tally => ({ asked: 0, first: 0, five: 0 })
    const halves: [Tally, Tally] = [empty(), empty()]
    const kinds = new Map<QueryKind, Tally>()
    for (const [at, line] of lines.entries()) {
      const entry = byId.get(line.id)
      if (!entry) throw new Error(`the dictionary has no ${line.id}`)
      const found = find(index, queryOf(line, entry), line.dialectId)
      const place = found.findIndex((own) => index.entries[own.entry]?.id === line.id)
      const kind = kinds.get(line.kind) ?? empty()
      kinds.set(line.kind, kind)
      for (const tally of [halves[at % 2 === 0 ? 0 : 1], kind]) {
        tally.asked += 1
        if (place === 0) tally.first += 1
        if (place >= 0 && place < 5) tally.five += 1
      }
    }
    const lists = [
      told('tuning', halves[0]),
      told('held out', halves[1]),
      ...[...kinds].map(([name, own]) => told(name, own)),
    ]
    console.info(lists.join('\n'))
    for (const { asked, first, five } of halves) {
      expect(first / asked).toBeGreaterThanOrEqual(FIRST)
      expect(five / asked).toBeGreaterThanOrEqual(FIVE)
    }
  },
  60_000,
)
