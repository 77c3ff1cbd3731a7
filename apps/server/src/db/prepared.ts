import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Transaction } from './transaction.ts'

/**
 * A query that is built once for each database and planned once on each of its connections: for reads that nearly
 * every request makes. In a transaction it is built anew, and planned on its connection as elsewhere.
 * @param build ends in `.prepare('a name of its own')`; values come as `sql.placeholder('…')`
 */
export function prepared<Query>(
  build: (db: NodePgDatabase) => Query,
): (db: NodePgDatabase | Transaction) => Query {
  const built = new WeakMap<NodePgDatabase, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}

/**
 * As {@link prepared}, of a statement that is written out: what Drizzle's builder has no words for.
 * @returns runs it with what its placeholders stand for; times come as texts
 */
export function preparedSql<Row extends object>(
  name: string,
  text: SQL,
): (db: NodePgDatabase | Transaction, values: Record<string, unknown>) => Promise<Row[]> {
  // Written once: of a statement in a transaction, that was most of what this process had to do for it.
  const written = new PgDialect().sqlToQuery(text)
  const statementOn = prepared((db) =>
    db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
      written,
      undefined,
      name,
      false,
    ),
  )
  return async (db, values) => (await statementOn(db).execute(values)).rows
}

/**
 * What rows are ordered by at last, and how many of them are wanted. A limit that is a value is planned anew each time:
 * PostgreSQL takes it for a tenth of all rows.
 */
export const lastly = (column: SQLWrapper, rows: number): SQL => sql`${column} limit ${sql.raw(String(rows))}`
