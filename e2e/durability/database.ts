import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Site } from '../support/site.ts'

/** What the embedded PostgreSQL says of itself. */
async function postmaster(site: Site): Promise<{ pid: number; socketFolder: string }> {
  const lines = (await readFile(join(site.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' }
}

/** Ends the database as a power cut would. */
export async function killDatabase(site: Site): Promise<void> {
  const { pid } = await postmaster(site)
  process.kill(pid, 'SIGKILL')
}

/** A connection of our own, past the server: to see what is stored, not what is said. */
export async function openDatabase(site: Site): Promise<Client> {
  const { socketFolder } = await postmaster(site)
  const client = new Client({ host: socketFolder, user: 'hakka', database: 'hakka' })
  await client.connect()
  return client
}
