import type { competitions } from '../../db/tables/competition.ts'
import type { events } from '../../db/tables/event.ts'
import { type TaughtClass, teachesClass } from '../../domain/school-class/belonging.ts'

interface CompetitionRow {
  own: typeof competitions.$inferSelect
  event: typeof events.$inferSelect
}

/** A competition with those of its classes that are still there. */
export interface FoundCompetition {
  row: CompetitionRow
  home: TaughtClass | undefined
  away: TaughtClass | undefined
}

type Teacher = { userId: number }

/** Who teaches the home team edits and deletes. */
export const teachesHome = (actor: Teacher, { home }: FoundCompetition): boolean =>
  home !== undefined && teachesClass(actor, home)

/** Who teaches the away team answers, and sets its side. */
export const teachesAway = (actor: Teacher, { away }: FoundCompetition): boolean =>
  away !== undefined && teachesClass(actor, away)
