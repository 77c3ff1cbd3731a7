import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** Taiwan's 22 cities and counties, in the order they are offered in. */
export const cities = pgTable('cities', {
  id: smallint().primaryKey(),
  name: text().notNull(),
})

/** Schools of the Ministry's public list, by its code. */
export const schools = pgTable(
  'schools',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    cityId: smallint('city_id').references(() => cities.id),
    district: text().notNull().default(''),
    /** A made-up school of the demo data. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [uniqueIndex('schools_code').on(table.code), index('schools_city').on(table.cityId, table.name)],
)
