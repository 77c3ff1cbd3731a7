import type { CallBody } from '@hakka/contract/calls'
import { AGREE, COMPETITION } from '@hakka/contract/constants/competition'
import { gameTitle } from '@hakka/contract/constants/event'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { competitions } from '../../db/tables/competition.ts'
import { events } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import { classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { inTurn } from '../../domain/edit/lock.ts'
import { once } from '../../domain/edit/once.ts'
import { type ClassRow, PUBLIC } from '../../domain/school-class/belonging.ts'
import { lockClasses } from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { findCompetition } from './store.ts'

type Fields = CallBody<'POST /api/my/teaching-class/competition'>

const DAY_MS = 86_400_000

const fault = (field: string, message: string) =>
  new AppError('validation', { errors: { [field]: [message] } })

/** What the clock says of a period; the end may have passed while the form was open. */
function refusePeriod({ begin, end }: { begin: Date; end: Date }, now: Date, field = 'end_at'): void {
  if (end <= begin) throw fault(field, '結束時間要比開始時間晚')
  if (end <= now) throw fault(field, '結束時間已經過了，請選晚一點的時間')
  if (end.getTime() - begin.getTime() > COMPETITION.days * DAY_MS)
    throw fault(field, `最長 ${COMPETITION.days} 天`)
}

const isClosed = ({ status, archivedAt }: ClassRow) => status !== PUBLIC || archivedAt !== null

/** The class that a code names. @throws AppError `validation`, at the field */
export async function classOfCode(db: NodePgDatabase | Transaction, code: string): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(schoolClasses)
    .where(and(eq(sql`upper(${schoolClasses.code})`, code), isNull(schoolClasses.deletedAt)))
  if (!row) throw fault('away_team_code', '找不到這個班級代碼，請再向對方老師確認一次')
  if (isClosed(row)) throw fault('away_team_code', '這個班級目前不接受邀請')
  return row
}

/** 桐花國小 五年三班 */
async function wholeName(db: Transaction, { name, schoolId }: ClassRow): Promise<string> {
  const [school] =
    schoolId === null
      ? []
      : await db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId))
  return [school?.name, name].filter(Boolean).join(' ')
}

const teachersOf = async (transaction: Transaction, classId: number): Promise<number[]> =>
  (
    await transaction
      .select({ userId: classTeachers.userId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, classId))
  ).map(({ userId }) => userId)

/** Makes a competition and invites the other class; the same form makes one, however often it arrives. */
export async function makeCompetition(
  { db, now }: Services,
  { userId, homeId, fields }: { userId: number; homeId: number; fields: Fields },
): Promise<number> {
  const at = now()
  refusePeriod({ begin: fields.begin_at, end: fields.end_at }, at)
  if (fields.home_team_flag_id === fields.away_team_flag_id)
    throw fault('away_team_flag_id', '兩隊要用不同的隊旗')
  const { form_key: key, _token, ...content } = fields
  return inTurn(`class ${homeId}`, () =>
    db.transaction(async (transaction) => {
      const sent = { action: `competition.store ${userId}`, key, content }
      const { id } = await once(transaction, sent, { at }, () =>
        invite(transaction, { userId, homeId, fields }, at),
      )
      return id
    }),
  )
}

async function invite(
  transaction: Transaction,
  { userId, homeId, fields }: { userId: number; homeId: number; fields: Fields },
  at: Date,
): Promise<number> {
  const { id: awayId } = await classOfCode(transaction, fields.away_team_code)
  if (awayId === homeId) throw fault('away_team_code', '不能和自己的班級比，請輸入另一個班級的代碼')
  const rows = await lockClasses(transaction, [homeId, awayId])
  const home = rows.find(({ id }) => id === homeId)
  const away = rows.find(({ id }) => id === awayId)
  if (!home) throw new AppError('not_found')
  if (isClosed(home)) throw fault('home_team_id', '未公開或已經封存的班級不能辦競賽')
  if (!away || isClosed(away)) throw fault('away_team_code', '這個班級目前不接受邀請')
  const open = await transaction
    .select({ id: competitions.id })
    .from(competitions)
    .innerJoin(events, eq(events.id, competitions.eventId))
    .where(
      and(
        eq(competitions.homeClassId, homeId),
        ne(competitions.agreeStatus, AGREE.rejected),
        isNull(events.deletedAt),
        gt(events.endAt, at),
      ),
    )
    .limit(COMPETITION.open)
  if (open.length >= COMPETITION.open)
    throw new AppError('validation', { message: `一個班級同時最多辦 ${COMPETITION.open} 場競賽` })
  const title = gameTitle(fields.event_game_id)
  const [event] = await transaction
    .insert(events)
    .values({
      title,
      description: fields.description,
      beginAt: fields.begin_at,
      endAt: fields.end_at,
      gameId: fields.event_game_id,
      rankRequires: 'V2',
      needsEmail: false,
      isDraft: true,
      isCompetition: true,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: events.id })
  const [made] = await transaction
    .insert(competitions)
    .values({
      eventId: event?.id ?? 0,
      homeClassId: homeId,
      awayClassId: awayId,
      homeName: home.name,
      awayName: away.name,
      homeFlag: fields.home_team_flag_id,
      awayFlag: fields.away_team_flag_id,
      conditionId: fields.condition_id,
      madeBy: userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: competitions.id })
  if (!made) throw new Error('the new competition was not returned')
  const from = await wholeName(transaction, home)
  await notify(
    transaction,
    (await teachersOf(transaction, awayId))
      .filter((teacher) => teacher !== userId)
      .map((teacher) => ({
        userId: teacher,
        kind: 'invited' as const,
        key: `competition:${made.id}:invited`,
        title: `${from}想和你的${away.name}比「${title}」`,
        url: '/my/teaching-class/competitions',
        classId: awayId,
      })),
    at,
  )
  return made.id
}

/** A competition while nobody else changes it. @throws AppError `not_found` when it is gone meanwhile */
async function change<T>(
  db: NodePgDatabase,
  id: number,
  run: (
    transaction: Transaction,
    found: NonNullable<Awaited<ReturnType<typeof findCompetition>>>,
  ) => Promise<T>,
): Promise<T> {
  return inTurn(`competition ${id}`, () =>
    db.transaction(async (transaction) => {
      await transaction
        .select({ id: competitions.id })
        .from(competitions)
        .where(eq(competitions.id, id))
        .for('update')
      const found = await findCompetition(transaction, id)
      if (!found) throw new AppError('not_found')
      return run(transaction, found)
    }),
  )
}

/** Writes what may still change: game and opponent stay, and once the other class has said yes, so do condition and its flag. */
export async function saveCompetition({ db, now }: Services, id: number, fields: Fields): Promise<void> {
  const at = now()
  await change(db, id, async (transaction, { row: { own, event }, away }) => {
    const accepted = own.agreeStatus === AGREE.accepted
    if (accepted && event.endAt <= at) throw new AppError('validation', { message: '競賽已經結束，不能再改' })
    if (fields.event_game_id !== event.gameId) throw fault('event_game_id', '建立以後不能換遊戲')
    if (fields.home_team_id !== own.homeClassId) throw fault('home_team_id', '建立以後不能換班級')
    if (away && fields.away_team_code !== away.row.code.toUpperCase())
      throw fault('away_team_code', '對手的班級代碼送出後不能改')
    if (accepted && fields.condition_id !== own.conditionId)
      throw fault('condition_id', '對方接受以後，勝利條件不能再改')
    if (accepted && event.beginAt <= at && fields.begin_at.getTime() !== event.beginAt.getTime())
      throw fault('begin_at', '已經開始了，開始時間不能再改')
    refusePeriod({ begin: fields.begin_at, end: fields.end_at }, at)
    const awayFlag = accepted ? own.awayFlag : fields.away_team_flag_id
    if (fields.home_team_flag_id === awayFlag) throw fault('home_team_flag_id', '客隊已經選了這面隊旗')
    await transaction
      .update(competitions)
      .set({
        homeFlag: fields.home_team_flag_id,
        awayFlag,
        conditionId: fields.condition_id,
        updatedAt: at,
      })
      .where(eq(competitions.id, id))
    await transaction
      .update(events)
      .set({
        description: fields.description,
        beginAt: fields.begin_at,
        endAt: fields.end_at,
        version: event.version + 1,
        updatedAt: at,
      })
      .where(eq(events.id, event.id))
  })
}

/** Says yes or no for the away team, and tells the other class's teachers; said again, it is no change. */
export async function answerInvitation(
  { db, now }: Services,
  { id, status }: { id: number; status: number },
): Promise<void> {
  const at = now()
  await change(db, id, async (transaction, { row: { own, event }, home, away }) => {
    if (!home || !away) throw new AppError('not_found')
    if (own.agreeStatus === status) return
    const accepts = status === AGREE.accepted
    if (accepts && event.endAt <= at)
      throw new AppError('validation', { message: '這場競賽的時間已經過了，請對方老師改了時間再接受' })
    if (accepts && (isClosed(away.row) || isClosed(home.row)))
      throw new AppError('validation', { message: '未公開或已經封存的班級不能接受挑戰' })
    if (!accepts && own.agreeStatus === AGREE.accepted && event.beginAt <= at)
      throw new AppError('validation', { message: '競賽已經開始了，不能再拒絕' })
    await transaction
      .update(competitions)
      .set({ agreeStatus: status, answeredAt: at, updatedAt: at })
      .where(eq(competitions.id, id))
    await transaction
      .update(events)
      .set({ isDraft: !accepts, version: event.version + 1, updatedAt: at })
      .where(eq(events.id, event.id))
    const from = await wholeName(transaction, away.row)
    await notify(
      transaction,
      home.teachers.map(({ userId }) => ({
        userId,
        kind: 'answered' as const,
        key: `competition:${id}:${accepts ? 'accepted' : 'rejected'}`,
        title: accepts ? `${from}接受了「${event.title}」的挑戰` : `${from}拒絕了「${event.title}」的配對`,
        url: accepts ? `/event/competition?id=${id}` : '/my/teaching-class/competitions',
        classId: home.row.id,
      })),
      at,
    )
  })
}

/** The away team's own side: its flag, and until when is played. */
export async function saveAwayTeam(
  { db, now }: Services,
  { id, flag, end }: { id: number; flag: number; end: Date },
): Promise<void> {
  const at = now()
  await change(db, id, async (transaction, { row: { own, event } }) => {
    if (own.agreeStatus === AGREE.accepted && event.endAt <= at)
      throw new AppError('validation', { message: '競賽已經結束，不能再改' })
    if (flag === own.homeFlag) throw fault('team_flag_id', '主隊已經選了這面隊旗')
    refusePeriod({ begin: event.beginAt, end }, at, 'event_end_at')
    await transaction
      .update(competitions)
      .set({ awayFlag: flag, updatedAt: at })
      .where(eq(competitions.id, id))
    await transaction
      .update(events)
      .set({ endAt: end, version: event.version + 1, updatedAt: at })
      .where(eq(events.id, event.id))
  })
}

/** Hides a competition from everybody; what was played stays its players' for as long as deleted events are kept. */
export async function deleteCompetition(
  { db, now }: Services,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const at = now()
  await change(db, id, async (transaction, { row: { event } }) => {
    await transaction
      .update(events)
      .set({ deletedAt: at, deletedBy: userId, updatedAt: at })
      .where(eq(events.id, event.id))
  })
}
