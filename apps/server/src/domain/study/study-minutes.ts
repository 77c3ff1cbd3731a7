import type { StudyHistory } from '@hakka/contract/account'
import { MAX_RECORDABLE_MINUTES, PUNCH_INTERVAL_SECONDS } from '@hakka/contract/constants'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyDays } from '../../db/tables/study.ts'
import { minutesByArea } from './area-minutes.ts'
import { taipeiDay, wholeMinutes } from './study-time.ts'

/** Minutes by area, in total and today, as `/api/my/common` carries them. */
export async function studyMinutes(db: NodePgDatabase, userId: number, now: Date): Promise<StudyHistory> {
  const today = taipeiDay(now.getTime())
  const rows = await db
    .select({
      area: studyDays.area,
      all: sql<string>`sum(${studyDays.creditMs})`,
      today: sql<string>`coalesce(sum(${studyDays.creditMs}) filter (where ${studyDays.day} = ${today}), 0)`,
    })
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .groupBy(studyDays.area)
  const by = (pick: (row: (typeof rows)[number]) => string) =>
    minutesByArea(rows.map((row) => ({ area: row.area, creditMs: Number(pick(row)) })))
  const sum = (pick: (row: (typeof rows)[number]) => string) =>
    wholeMinutes(rows.reduce((total, row) => total + Number(pick(row)), 0))
  return {
    punch_url: '/api/study_history/punch',
    interval_seconds: PUNCH_INTERVAL_SECONDS,
    max_minutes: MAX_RECORDABLE_MINUTES,
    today_minutes: sum((row) => row.today),
    today: by((row) => row.today),
    minutes: by((row) => row.all),
    total: sum((row) => row.all),
  }
}
