import { AnsweredFile } from '@hakka/contract/answered-file'
import { dialectName } from '@hakka/contract/constants'
import { EVENT, timeText } from '@hakka/contract/constants/event'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { gameBests, gameResults } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import type { Services } from '../../domain/services.ts'
import { CSV_MARK, csvRow } from '../../domain/text/csv.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { deskEvent } from './deal.ts'

export const classText = ({ gradeNo, classNo }: { gradeNo: number | null; classNo: number | null }) =>
  [gradeNo && `${gradeNo} 年`, classNo && `${classNo} 班`].filter(Boolean).join(' ')

/** The first of a ranking by their own names, with where they are to be found. */
export async function winnersOf(db: NodePgDatabase, eventId: number, count: number = EVENT.winners) {
  const rows = await db
    .select({
      userId: gameBests.userId,
      name: users.name,
      email: sql<string>`coalesce(${users.email2}, ${users.email}, '')`,
      school: sql<string>`coalesce(${schools.name}, '')`,
      gradeNo: users.gradeNo,
      classNo: users.classNo,
      score: gameBests.score,
      usedTime: gameBests.usedTime,
      dialectId: gameResults.dialectId,
      uuid: gameResults.uuid,
      flagged: gameResults.flagged,
      reviewedAt: gameResults.reviewedAt,
    })
    .from(gameBests)
    .innerJoin(users, eq(users.id, gameBests.userId))
    .innerJoin(gameResults, eq(gameResults.id, gameBests.resultId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(gameBests.eventId, eventId))
    .orderBy(desc(gameBests.score), asc(gameBests.usedTime), asc(gameBests.signUpNo))
    .limit(count)
  return rows.map((row, index) => ({ ...row, rank: index + 1 }))
}

type Winner = Awaited<ReturnType<typeof winnersOf>>[number]

export const presentWinner = (row: Winner) => ({
  rank: row.rank,
  name: row.name,
  school: row.school,
  class_text: classText(row),
  dialect_id: row.dialectId,
  score: row.score,
  used_time_text: timeText(row.usedTime),
  uuid: row.uuid,
  flagged: row.flagged && row.reviewedAt === null,
})

const COLUMNS: readonly [title: string, of: (row: Winner) => string | number][] = [
  ['名次', ({ rank }) => rank],
  ['姓名', ({ name }) => name],
  ['學校', ({ school }) => school],
  ['班級', classText],
  ['腔調', ({ dialectId }) => dialectName(dialectId)],
  ['分數', ({ score }) => score],
  ['時間', ({ usedTime }) => timeText(usedTime)],
  ['電子郵件', ({ email }) => email],
  ['待查', ({ flagged, reviewedAt }) => (flagged && reviewedAt === null ? '是' : '')],
]

/** The winners as a file for spreadsheets. It holds addresses: that somebody took it is kept in the audit list. */
export async function exportWinners(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { event_id: id, count }: { event_id: number; count: number },
  userId: number,
): Promise<AnsweredFile> {
  const event = await deskEvent(db, id)
  const rows = await winnersOf(db, id, count)
  const subject = `${event.title}：得獎名單（${rows.length} 人）`
  await writeAudit(db, { userId, action: 'event.export', subjectId: id, subject }, now())
  return new AnsweredFile({
    mediaType: 'text/csv; charset=utf-8',
    disposition: contentDisposition(`${event.title}-得獎名單`, 'csv'),
    stream: async function* () {
      const lines = rows.map((row) => csvRow(COLUMNS.map(([, of]) => of(row))))
      yield Buffer.from(CSV_MARK + csvRow(COLUMNS.map(([title]) => title)) + lines.join(''))
    },
  })
}
