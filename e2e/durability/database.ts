import { Client } from 'pg'
import { addressOf, postmaster } from '../support/postmaster.ts'
import type { Site } from '../support/site.ts'

/** Ends the database as a power cut would. */
export async function killDatabase(site: Site): Promise<void> {
  const { pid } = await postmaster(site.dataDir)
  process.kill(pid, 'SIGKILL')
}

/** A connection of our own, past the server: to see what is stored, not what is said. */
export async function openDatabase(site: Site): Promise<Client> {
  const client = new Client(await addressOf(site.dataDir))
  await client.connect()
  return client
}
