import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the embedded PostgreSQL of a data folder says of itself. */
export async function postmaster(dataDir: string): Promise<{ pid: number; socketFolder: string }> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' }
}

/** How a client reaches it, past the server. */
export async function addressOf(dataDir: string): Promise<{ host: string; user: string; database: string }> {
  const { socketFolder } = await postmaster(dataDir)
  return { host: socketFolder, user: 'hakka', database: 'hakka' }
}
