import { EmbeddedError } from '../db/embedded/error.ts'
import { runningUrl } from '../db/embedded/lock.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import type { Env } from '../kernel/env.ts'

/**
 * Runs one task of a command line on the site's database as it is: that of `DATABASE_URL`, else the embedded one,
 * which is started for it, or joined where the site is running on it.
 * @throws EmbeddedError
 */
export async function withDatabase<T>(env: Env, task: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (env.databaseUrl) return task(env.databaseUrl)
  const database = await startOrJoin(env.dataDir)
  try {
    return await task(database.url)
  } finally {
    await database.stop()
  }
}

async function startOrJoin(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  try {
    return await startEmbedded({ dataDir, log: () => undefined })
  } catch (error) {
    const url = error instanceof EmbeddedError ? runningUrl(dataDir) : undefined
    if (!url) throw error
    return { url, stop: async () => undefined }
  }
}
