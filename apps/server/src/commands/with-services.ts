import type { Services } from '../domain/services.ts'
import { readEnv } from '../kernel/env.ts'
import { ROOT } from '../kernel/root.ts'
import { openServices } from '../open-services.ts'
import { withDatabase } from './with-database.ts'

/** Runs one task of a command line on the site's database and files, then closes them. */
export async function withServices<T>(task: (services: Services) => Promise<T>): Promise<T> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...process.env }, ROOT)
  return withDatabase(env, async (databaseUrl) => {
    const { services, close } = await openServices({ ...env, databaseUrl })
    try {
      return await task(services)
    } finally {
      await close()
    }
  })
}
