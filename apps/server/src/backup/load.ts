import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { escapeIdentifier } from 'pg'
import { z } from 'zod'
import { MIGRATIONS } from '../db/migrate.ts'
import type { Part } from './archive.ts'
import { BackupError, DAMAGED } from './error.ts'
import type { Header } from './header.ts'
import { PLAIN_TEXT, quoted, type Table, tablesOf } from './tables.ts'

const PART_MAX = 256 * 1024 * 1024
const sequences = z.array(
  z.object({ table: z.string(), column: z.string(), last_value: z.string(), is_called: z.boolean() }),
)

/** @throws BackupError when anything is in the database already */
export async function refuseUsedDatabase(client: Client): Promise<void> {
  if ((await tablesOf(client)).length === 0) return
  throw new BackupError(
    '資料庫裡已經有資料表，只能還原到空的資料庫。請以 DATA_DIR 指定新的資料夾，或以 DATABASE_URL 指定新建的資料庫',
  )
}

/**
 * Fills an empty database, in one transaction that whoever calls commits: first the tables as they were, made by the
 * migrations up to the backup's own; then their rows, while nothing refers to anything; then what refers.
 */
export class Loader {
  readonly #client: Client
  readonly #header: Header
  #references: { table: string; name: string; definition: string }[] = []
  #rows = 0

  constructor(client: Client, header: Header) {
    this.#client = client
    this.#header = header
  }

  get rows(): number {
    return this.#rows
  }

  async begin(): Promise<void> {
    await this.#client.query('begin')
    await this.#client.query(PLAIN_TEXT)
    for (const { sql, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
      if (folderMillis > this.#header.migration) continue
      for (const statement of sql) await this.#client.query(statement)
    }
    // Drizzle's own list of what was migrated.
    await this.#client.query('create schema drizzle')
    await this.#client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    const tables = await tablesOf(this.#client)
    if (JSON.stringify(tables) !== JSON.stringify(this.#header.tables))
      throw new BackupError('備份裡的資料表和這個程式的不同，不能還原')
    const known = await this.#client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    this.#references = known.rows
    for (const { table, name } of this.#references)
      await this.#client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
    // What triggers made of the rows comes back as rows.
    for (const table of tables) await this.#client.query(`alter table ${quoted(table)} disable trigger user`)
    // Rows that the migrations themselves put in come back with the others.
    await this.#client.query(`truncate ${tables.map(quoted).join(', ')}`)
  }

  /** Takes a part of the database; answers `false` for one that is none. */
  async take(part: Part): Promise<boolean> {
    if (part.name === 'sequences.json') {
      await this.#setSequences(await textOf(part))
      return true
    }
    const [, schema, name] = /^tables\/([^/]+)\/([^/]+)\/\d+\.jsonl$/.exec(part.name) ?? []
    const table = this.#header.tables.find((own) => own.schema === schema && own.name === name)
    if (!table) return false
    await this.#insert(table, await textOf(part))
    return true
  }

  async finish(): Promise<void> {
    for (const { table, name, definition } of this.#references)
      await this.#client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
    for (const table of this.#header.tables)
      await this.#client.query(`alter table ${quoted(table)} enable trigger user`)
    await this.#client.query('analyze')
  }

  async #insert(table: Table, text: string): Promise<void> {
    const lines = text.split('\n').filter(Boolean)
    const rows = z.array(z.string()).parse(lines.map((line) => JSON.parse(line)))
    const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
    const result = await this.#client.query(
      `insert into ${quoted(table)} (${columns}) overriding system value
       select ${columns} from unnest($1::${quoted(table)}[])`,
      [rows],
    )
    if (result.rowCount !== rows.length) throw new BackupError(DAMAGED)
    this.#rows += rows.length
  }

  async #setSequences(text: string): Promise<void> {
    for (const { table, column, last_value, is_called } of sequences.parse(JSON.parse(text))) {
      await this.#client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        table,
        column,
        last_value,
        is_called,
      ])
    }
  }
}

async function textOf(part: Part): Promise<string> {
  if (part.size > PART_MAX) throw new BackupError(DAMAGED)
  const pieces: Uint8Array[] = []
  for await (const bytes of part.body) pieces.push(bytes)
  return Buffer.concat(pieces).toString()
}
