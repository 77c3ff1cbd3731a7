import { Client } from 'pg'
import { addressOf } from './postmaster.ts'

/** One statement past the server, for what no call can bring about. Only of rows that the test has made. */
export async function inDatabase(statement: string, values: readonly unknown[] = []): Promise<void> {
  const { DATABASE_URL, E2E_FOLDER = '' } = process.env
  const at = DATABASE_URL ? { connectionString: DATABASE_URL } : await addressOf(`${E2E_FOLDER}/data`)
  const client = new Client(at)
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
