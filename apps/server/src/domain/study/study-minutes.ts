import type { StudyHistory } from '@hakka/contract/account'
import { MAX_RECORDABLE_MINUTES, PUNCH_INTERVAL_SECONDS, STUDY_AREAS } from '@hakka/contract/constants'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyDays } from '../../db/tables/study.ts'
import { taipeiDay, wholeMinutes } from './study-time.ts'

const NO_MINUTES = { lesson: 0, listening: 0, speaking: 0, reading: 0, writing: 0, ai_judging: 0 }

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
  const by = (pick: (row: (typeof rows)[number]) => string) => {
    const of = (area: string) => rows.filter((row) => row.area === area).map((row) => Number(pick(row)))
    const minutes = STUDY_AREAS.map((area) => [area, wholeMinutes(of(area)[0] ?? 0)])
    return { ...NO_MINUTES, ...Object.fromEntries(minutes) }
  }
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
