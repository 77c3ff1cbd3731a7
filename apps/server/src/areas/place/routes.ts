import { and, asc, eq, sql } from 'drizzle-orm'
import { schools } from '../../db/tables/place.ts'
import { route } from '../../http/route.ts'

/** As people type it: 台 and 臺 are one character to them. */
const asWritten = (keyword: string) => keyword.normalize('NFKC').replaceAll('台', '臺').toLowerCase()

export const routes = [
  route('GET /api/schools', 'anyone', async ({ query: { keyword, city_id }, services: { db } }) => ({
    data: await db
      .select({ id: schools.id, name: schools.name })
      .from(schools)
      .where(
        and(
          city_id ? eq(schools.cityId, city_id) : undefined,
          keyword
            ? sql`position(${asWritten(keyword)} in replace(lower(${schools.name}), '台', '臺')) > 0`
            : undefined,
        ),
      )
      .orderBy(asc(schools.cityId), asc(schools.name), asc(schools.id)),
  })),
]
