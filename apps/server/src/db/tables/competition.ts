import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id, updatedAt } from './columns.ts'
import { events } from './event.ts'
import { schoolClasses } from './school-class.ts'

const classOf = (name: string) => integer(name).references(() => schoolClasses.id, { onDelete: 'set null' })

/**
 * Two classes play against each other. What is played, and when, is its event's: a draft until the away team has said yes,
 * and deleted with the competition.
 */
export const competitions = pgTable(
  'competitions',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .unique()
      .references(() => events.id, { onDelete: 'cascade' }),
    homeClassId: classOf('home_class_id'),
    awayClassId: classOf('away_class_id'),
    /** What they are called once their class is gone. */
    homeName: text('home_name').notNull(),
    awayName: text('away_name').notNull(),
    homeFlag: smallint('home_flag').notNull(),
    awayFlag: smallint('away_flag').notNull(),
    /** 1 the team's average, 2 its best player, 3 the average of its first three. */
    conditionId: smallint('condition_id').notNull(),
    /** 0 waits for the away team, 1 accepted, 2 rejected. */
    agreeStatus: smallint('agree_status').notNull().default(0),
    /** How many were in the class when it was deleted; null as long as that can be counted. */
    homeSize: smallint('home_size'),
    awaySize: smallint('away_size'),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('competitions_home').on(table.homeClassId),
    index('competitions_away').on(table.awayClassId),
    index('competitions_made_by').on(table.madeBy),
    check('competitions_flags', sql`${table.homeFlag} <> ${table.awayFlag}`),
    check('competitions_status', sql`${table.agreeStatus} in (0, 1, 2)`),
  ],
)
