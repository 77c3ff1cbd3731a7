import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { schools } from '../../db/tables/place.ts'
import { ROOT } from '../../kernel/root.ts'

const FILE = join(ROOT, 'content/demo-site/schools.json')

const samples = z.array(
  z.object({ code: z.string(), name: z.string(), city_id: z.number().int(), district: z.string() }),
)

/** Made-up schools, so that a demo site's forms have something to choose; their names say that they are. */
export async function openDemoSchools(db: NodePgDatabase): Promise<void> {
  const rows = samples.parse(JSON.parse(await readFile(FILE, 'utf8')))
  await db
    .insert(schools)
    .values(rows.map(({ city_id, ...row }) => ({ ...row, cityId: city_id, isSample: true })))
    .onConflictDoNothing()
}
