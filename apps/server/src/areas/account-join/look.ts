import type { JoinQuestion } from '@hakka/contract/account-join'
import type { CallBody } from '@hakka/contract/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { userRoles, users } from '../../db/tables/account.ts'
import { gameResults } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { compositions } from '../../db/tables/self-study.ts'
import { attempts, studyDays } from '../../db/tables/study.ts'
import { shownUsername } from '../../domain/account/accounts.ts'
import { hasPinAlone } from '../../domain/account/class-account.ts'
import { refuseJoined } from '../../domain/account/joined.ts'
import { refuseLocked } from '../../domain/account/locked.ts'
import { isTeacher } from '../../domain/account/teacher.ts'
import { checkLogin } from '../../domain/login/check-login.ts'
import type { From } from '../../domain/login/gate.ts'
import { provePassword } from '../../domain/login/prove-password.ts'
import { seal, unseal } from '../../domain/secret/sealed.ts'
import type { Services } from '../../domain/services.ts'
import { wholeMinutes } from '../../domain/study/study-time.ts'
import { AppError } from '../../kernel/app-error.ts'

const TICKET_MS = 10 * 60_000

/** Which two accounts somebody has proved to be his, and which of them asked. */
const ticketShape = z.object({ fromId: z.number(), toId: z.number(), by: z.number() })
export type Ticket = z.output<typeof ticketShape>

/** What a pupil registers as, or anybody who teaches nobody and sees no child. */
const PUPILS = [5, 8]

async function partyOf(db: NodePgDatabase, id: number) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      roleId: users.roleId,
      pinAlone: hasPinAlone,
      isTeacher,
      roles: sql<number>`(select count(*)::integer from ${userRoles} where ${userRoles.userId} = ${users.id})`,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!row) throw new AppError('login_required')
  return row
}

const wrong = (message: string) => new AppError('validation', { errors: { username: [message] } })

/**
 * Asks for both passwords: that of who asks, who may have come to a tablet where another is logged in, and that of the
 * other account. Tries count like those at the login.
 * @throws AppError `validation` at the field
 */
export async function lookAtJoin(
  services: Services,
  { userId, body, from }: { userId: number; body: CallBody<'POST /api/my/account-join/look'>; from: From },
): Promise<JoinQuestion> {
  const { db, secret, now } = services
  await provePassword(services, { userId, given: body.own_password, field: 'own_password', from })
  const otherId = await checkLogin(services, body, from).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'rate_limited')
      throw new AppError('validation', { errors: { password: [error.message] } })
    throw error
  })
  const [me, other] = await Promise.all([partyOf(db, userId), partyOf(db, otherId)])
  if (me.id === other.id) throw wrong('這就是你現在登入的帳號，請輸入另一個')
  if (me.pinAlone === other.pinAlone)
    throw wrong(
      me.pinAlone ? '這也是班級帳號，請輸入你自己的帳號' : '請輸入帳號卡上的班級帳號，自己的帳號不能併入',
    )
  const [own, target] = me.pinAlone ? [me, other] : [other, me]
  if (target.isTeacher || target.roles > 0 || !(target.roleId === null || PUPILS.includes(target.roleId)))
    throw wrong('只能併入學生自己的帳號')
  for (const { id } of [own, target]) {
    await refuseLocked(db, id)
    await refuseJoined(db, id)
  }
  const ticket = { fromId: own.id, toId: target.id, by: userId } satisfies Ticket
  return {
    ticket: seal(secret, 'account join', ticket, new Date(now().getTime() + TICKET_MS)),
    from: { username: own.username, name: own.name },
    to: { username: shownUsername(target.username), name: target.name },
    counts: await countsOf(db, own.id),
  }
}

/** @throws AppError `validation` for one that is over or another's */
export function openTicket(
  { secret, now }: Services,
  { userId, ticket }: { userId: number; ticket: string },
): Ticket {
  const found = ticketShape.safeParse(unseal(secret, 'account join', ticket, now())).data
  const message = '等太久了，請再輸入一次兩個帳號的密碼'
  if (found?.by !== userId) throw new AppError('validation', { message, errors: { ticket: [message] } })
  return found
}

async function countsOf(db: NodePgDatabase, userId: number): Promise<JoinQuestion['counts']> {
  const [time] = await db
    .select({ ms: sql<string>`coalesce(sum(${studyDays.creditMs}), 0)` })
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
  return {
    attempts: await db.$count(attempts, eq(attempts.userId, userId)),
    minutes: wholeMinutes(Number(time?.ms ?? 0)),
    classes: await db.$count(classMembers, and(eq(classMembers.userId, userId), isNull(classMembers.leftAt))),
    compositions: await db.$count(compositions, eq(compositions.userId, userId)),
    results: await db.$count(gameResults, eq(gameResults.userId, userId)),
  }
}
