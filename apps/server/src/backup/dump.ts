import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { migratedTo } from '../db/migrate.ts'
import { VERSION } from '../kernel/version.ts'
import { type Part, partOf } from './archive.ts'
import { HEADER, type Header } from './header.ts'
import { PLAIN_TEXT, quoted, type Table, tablesOf } from './tables.ts'

/** Rows that are held in memory at a time: as many as come to about this. */
const PART_BYTES = 512 * 1024
const ROWS = { first: 200, most: 5000 }

interface Sequence {
  /** Its column, in the form that `pg_get_serial_sequence` takes. */
  table: string
  column: string
  last_value: string
  is_called: boolean
}

/**
 * The whole database as it is at one moment, while others go on writing: one transaction that sees nothing later.
 * @param onRows is told how many rows have gone by
 */
export async function* dumpDatabase(
  url: string,
  { at, files, onRows }: { at: Date; files: boolean; onRows: (rows: number) => void },
): AsyncGenerator<Part> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const locked = (await tablesOf(client)).map(quoted)
    await client.query('begin transaction isolation level repeatable read, read only')
    // Before the first select, which fixes what is seen: no upgrade can change a table from here on.
    await client.query(`lock table ${locked.join(', ')} in access share mode`)
    await client.query(PLAIN_TEXT)
    const tables = await tablesOf(client)
    const migration = await migratedTo(drizzle(client))
    const header: Header = {
      format: 1,
      version: VERSION,
      migration,
      made_at: at.toISOString(),
      files,
      tables,
    }
    yield partOf(HEADER, JSON.stringify(header))
    for (const table of tables) yield* rowsOf(client, table, onRows)
    yield partOf('sequences.json', JSON.stringify(await sequencesOf(client, tables)))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Each row as PostgreSQL writes a whole row, one JSON string a line. */
async function* rowsOf(client: Client, table: Table, onRows: (rows: number) => void): AsyncGenerator<Part> {
  const { schema, name } = table
  await client.query(
    `declare backup no scroll cursor for select whole_row::text as line from ${quoted(table)} whole_row`,
  )
  let count = ROWS.first
  for (let no = 1; ; no++) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup`)
    if (rows.length === 0) break
    const part = partOf(
      `tables/${schema}/${name}/${String(no).padStart(6, '0')}.jsonl`,
      rows.map(({ line }) => `${JSON.stringify(line)}\n`).join(''),
    )
    onRows(rows.length)
    yield part
    const fitting = Math.floor((rows.length * PART_BYTES) / part.size)
    count = Math.min(ROWS.most, Math.max(1, fitting))
  }
  await client.query('close backup')
}

async function sequencesOf(client: Client, tables: readonly Table[]): Promise<Sequence[]> {
  const found: Sequence[] = []
  for (const table of tables) {
    const { rows } = await client.query<{ column: string; sequence: string | null }>(
      'select c as column, pg_get_serial_sequence($1, c) as sequence from unnest($2::text[]) c',
      [quoted(table), table.columns],
    )
    for (const { column, sequence } of rows) {
      if (sequence === null) continue
      const state = await client.query<Pick<Sequence, 'last_value' | 'is_called'>>(
        `select last_value::text, is_called from ${sequence}`,
      )
      const [value] = state.rows
      if (value) found.push({ table: quoted(table), column, ...value })
    }
  }
  return found
}
