import { CITIES } from '@hakka/contract/constants'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cities } from './tables/place.ts'

/** The rows that users and schools refer to: those of the contract, so that page and database never differ. */
export async function fillCities(db: NodePgDatabase): Promise<void> {
  await db
    .insert(cities)
    .values([...CITIES])
    .onConflictDoNothing()
}
