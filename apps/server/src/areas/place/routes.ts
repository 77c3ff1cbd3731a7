import { and, asc, eq, sql } from 'drizzle-orm'
import { cities, schools } from '../../db/tables/place.ts'
import { route } from '../../http/route.ts'

/** As people type it: 台 and 臺 are one character to them. */
const asWritten = (keyword: string) => keyword.normalize('NFKC').replaceAll('台', '臺').toLowerCase()

/** What a school is called by its stage: lists without the Ministry's codes have nothing else. */
const NAMES: Readonly<Record<number, string>> = {
  1: '(國小|國民小學|中小學|實小)',
  2: '(國中|國民中學|中小學|高中|高級中學)',
  3: '(高中|高級|高工|高商|高職|家商|農工|工商)',
}

/** The fourth place of a code says it: 3 and 4 are senior high schools (3 with a junior one, as most), 5 junior, 6 elementary. */
const DIGITS: Readonly<Record<number, string>> = { 1: '[6]', 2: '[35]', 3: '[34]' }

const isOfStage = (stage: number) => sql`case
  when ${schools.code} ~ '^[0-9]{2}[0-9a-z][0-9][0-9a-z]{2}$'
  then substr(${schools.code}, 4, 1) ~ ${DIGITS[stage]}
  else ${schools.name} ~ ${NAMES[stage]} end`

export const routes = [
  route('GET /api/cities', 'anyone', async ({ services: { db } }) => ({
    data: await db.select({ id: cities.id, name: cities.name }).from(cities).orderBy(asc(cities.id)),
  })),

  route('GET /api/schools/search', 'anyone', async ({ query: { city_id, stage_no }, services: { db } }) => ({
    data: await db
      .select({ name: schools.name, code: schools.code })
      .from(schools)
      .where(and(eq(schools.cityId, city_id), isOfStage(stage_no)))
      .orderBy(asc(schools.name), asc(schools.id)),
  })),

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
