import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { schools } from '../../db/tables/place.ts'
import { readSchoolList, type School } from './school-list.ts'

/** A statement takes 65,535 values at most; a school has four. */
const AT_ONCE = 1000

export interface SchoolCounts {
  added: number
  changed: number
  same: number
}

/**
 * Takes a list of schools over, by code, in one transaction; schools that it does not name stay.
 * @throws SchoolListError, and then nothing has changed
 */
export async function importSchools(db: NodePgDatabase, bytes: Uint8Array): Promise<SchoolCounts> {
  const list = readSchoolList(bytes)
  return db.transaction(async (transaction) => {
    const counts: SchoolCounts = { added: 0, changed: 0, same: 0 }
    for (let from = 0; from < list.length; from += AT_ONCE) {
      const part = list.slice(from, from + AT_ONCE)
      const codes = part.map(({ code }) => code)
      const known = await transaction.select().from(schools).where(inArray(schools.code, codes))
      const before = new Map(known.map((row) => [row.code, row]))
      const fresh = part.filter((school) => !isSame(school, before.get(school.code)))
      counts.added += part.length - known.length
      counts.changed += fresh.length - (part.length - known.length)
      counts.same += part.length - fresh.length
      if (fresh.length === 0) continue
      await transaction
        .insert(schools)
        .values(fresh)
        .onConflictDoUpdate({
          target: schools.code,
          set: {
            name: sql`excluded.name`,
            cityId: sql`excluded.city_id`,
            district: sql`excluded.district`,
          },
        })
    }
    return counts
  })
}

const isSame = (school: School, row: typeof schools.$inferSelect | undefined) =>
  row !== undefined &&
  row.name === school.name &&
  row.cityId === school.cityId &&
  row.district === school.district
