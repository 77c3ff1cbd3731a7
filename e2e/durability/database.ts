import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { addressOf, postmaster } from '../support/postmaster.ts'
import { type Site, startSite } from '../support/site.ts'

/** How long a killed database may take to be back. */
const BACK_MS = 30_000

/** Ends the database as a power cut would. */
export async function killDatabase(site: Site): Promise<void> {
  const { pid } = await postmaster(site.dataDir)
  process.kill(pid, 'SIGKILL')
}

/** Ends the server as a power cut would, and starts another one on what it leaves, with the settings that it had. */
export async function killServer(site: Site, env: Record<string, string> = {}): Promise<Site> {
  const gone = once(site.process, 'exit')
  site.process.kill('SIGKILL')
  await gone
  return startSite({ folder: site.folder, port: site.port, ownDatabase: false, env })
}

/** A connection of our own, past the server: to see what is stored, not what is said. Waits for a database that was killed. */
export async function openDatabase(site: Site): Promise<Client> {
  const until = Date.now() + BACK_MS
  for (;;) {
    const client = new Client(await addressOf(site.dataDir))
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > until) throw error
      await setTimeout(100)
    }
  }
}
