import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import { ROOT } from '../../kernel/root.ts'
import { cleanFaq, cleanGuide } from './clean.ts'
import { FAQ, GUIDE } from './kinds.ts'

/** FAQ and guide of the demo site, once: what an editor has written stays. */
export async function loadDemoHelp(db: NodePgDatabase): Promise<void> {
  await add(db, FAQ.key, async () => cleanFaq(FAQ.schema.parse(await fileOf('faq'))))
  await add(db, GUIDE.key, async () => cleanGuide(GUIDE.schema.parse(await fileOf('guide'))))
}

async function add(db: NodePgDatabase, key: string, content: () => Promise<object>): Promise<void> {
  const known = await db.select({ key: siteDocuments.key }).from(siteDocuments)
  if (known.some((row) => row.key === key)) return
  await db
    .insert(siteDocuments)
    .values({ key, content: await content() })
    .onConflictDoNothing()
}

const fileOf = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, `content/demo-site/${name}.json`), 'utf8'))
