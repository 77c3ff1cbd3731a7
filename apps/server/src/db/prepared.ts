import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * A query that is built once for each database and planned once on each of its connections: for reads that nearly
 * every request makes.
 * @param build ends in `.prepare('a name of its own')`; values come as `sql.placeholder('…')`
 */
export function prepared<Query>(build: (db: NodePgDatabase) => Query): (db: NodePgDatabase) => Query {
  const built = new WeakMap<NodePgDatabase, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
