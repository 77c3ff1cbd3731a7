import { EmbeddedError } from './db/embedded/error.ts'
import { runningUrl } from './db/embedded/lock.ts'
import { type Env, readEnv } from './env.ts'
import { type Opened, openServices } from './open-services.ts'
import { ROOT } from './root.ts'
import type { Services } from './services.ts'

/**
 * Runs one task of a command line on the site's database and files, then closes them. While the site runs on its
 * embedded database, the task joins it there.
 */
export async function withServices<T>(task: (services: Services) => Promise<T>): Promise<T> {
  const { services, close } = await openBeside(readEnv({ LOG_LEVEL: 'warn', ...process.env }, ROOT))
  try {
    return await task(services)
  } finally {
    await close()
  }
}

async function openBeside(env: Env): Promise<Opened> {
  try {
    return await openServices(env)
  } catch (error) {
    const databaseUrl = error instanceof EmbeddedError ? runningUrl(env.dataDir) : undefined
    if (!databaseUrl) throw error
    return openServices({ ...env, databaseUrl })
  }
}
