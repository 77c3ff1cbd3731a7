import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeDemoAccounts, type DemoLogin, openDemoAccounts } from './areas/account/demo-accounts.ts'
import { importFolder } from './content/import.ts'
import { connect } from './db/connect.ts'
import { ROOT } from './root.ts'
import type { Services } from './services.ts'

/** Demo accounts and demo lessons as `SEED` says. Doing it at each start changes nothing where nothing is new. */
export async function seed(
  { env, blobs }: Services,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<DemoLogin[]> {
  // An import's statements may take longer than those of a page.
  const { db, pool } = connect(databaseUrl, { max: 2, statementMs: 0 })
  try {
    if (env.seed !== 'demo') {
      await closeDemoAccounts(db)
      return []
    }
    const folder = join(ROOT, 'content/demo')
    if (existsSync(join(folder, 'pack.json'))) await importFolder({ db, blobs }, folder, say)
    return await openDemoAccounts(db, env.dataDir)
  } finally {
    await pool.end()
  }
}
