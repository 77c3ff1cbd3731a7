import type { StudyMonth } from '@hakka/contract/study-history'
import { and, asc, eq, gt, like, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyDays } from '../../db/tables/study.ts'
import { minutesByArea } from './area-minutes.ts'
import { taipeiDay, wholeMinutes } from './study-time.ts'

/** The days of a month on which somebody studied, and on how many days of all. */
export async function studyMonth(
  db: NodePgDatabase,
  { userId, month: asked, now }: { userId: number; month: string | undefined; now: Date },
): Promise<StudyMonth> {
  const today = taipeiDay(now.getTime())
  const month = asked ?? today.slice(0, 7)
  const own = and(eq(studyDays.userId, userId), gt(studyDays.creditMs, 0))
  const rows = await db
    .select({
      day: studyDays.day,
      area: studyDays.area,
      creditMs: sql`sum(${studyDays.creditMs})`.mapWith(Number),
    })
    .from(studyDays)
    .where(and(own, like(sql`${studyDays.day}::text`, `${month}-%`)))
    .groupBy(studyDays.day, studyDays.area)
    .orderBy(asc(studyDays.day))
  const [all] = await db
    .select({
      count: sql`count(distinct ${studyDays.day})`.mapWith(Number),
      first: sql<string | null>`min(${studyDays.day})::text`,
    })
    .from(studyDays)
    .where(own)
  const days = [...new Set(rows.map(({ day }) => day))].map((day) => {
    const areas = rows.filter((row) => row.day === day)
    return {
      day,
      minutes: wholeMinutes(areas.reduce((sum, { creditMs }) => sum + creditMs, 0)),
      areas: minutesByArea(areas),
    }
  })
  return {
    month,
    today,
    first_month: (all?.first ?? today).slice(0, 7),
    days,
    day_count: all?.count ?? 0,
  }
}
