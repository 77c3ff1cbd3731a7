import pg from 'pg'
import { startEmbedded } from '../start.ts'

/**
 * A server for tests to kill: starts the database of the folder in its argument and writes rows without
 * end. Says `ack <n>` after each commit, or `refused <reason>`.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log: () => undefined })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY)')
  for (let n = 1; ; n++) {
    await client.query('INSERT INTO written VALUES ($1)', [n])
    say(`ack ${n}`)
  }
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
