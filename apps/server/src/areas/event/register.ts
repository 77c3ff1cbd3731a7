import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, eq, ne } from 'drizzle-orm'
import { eventRegistrations } from '../../db/tables/event.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isFor } from './eligible.ts'
import { sendSignedUp } from './mails.ts'
import { type EventRow, participatorsOf, profileOf } from './store.ts'

const refused = (message: string) => new AppError('validation', { message, errors: { event_id: [message] } })

const NO_SIGN_UP = '班級競賽不用報名，兩班的同學直接玩就算'

interface Who {
  event: EventRow
  userId: number
}

/**
 * Signs somebody up, and tells him by mail; who has signed up already stays as he is. What he has played before counts from now on.
 * @returns the status
 */
export async function register(services: Services, { event, userId }: Who): Promise<number> {
  const { db, now } = services
  if (event.endAt <= now()) throw refused('活動已經結束，不能報名')
  if (event.isCompetition) throw refused(NO_SIGN_UP)
  if (event.isPractice) throw refused('練習活動不用報名，直接玩就好')
  const [profile, rules] = await Promise.all([profileOf(db, userId), participatorsOf(db, [event.id])])
  if (!profile) throw new AppError('not_found')
  if (event.needsEmail && !profile.hasEmail) throw refused('報名前請先填寫電子郵件，得獎時才通知得到你')
  if (!isFor(rules, profile)) {
    throw refused('你的縣市、學校或年級不在這個活動的參加對象裡；資料不對的話，請到個人資料修改')
  }
  const status = event.needsApproval ? REGISTRATION.pending : REGISTRATION.accepted
  return db.transaction(async (transaction) => {
    const made = await transaction
      .insert(eventRegistrations)
      .values({ eventId: event.id, userId, status })
      .onConflictDoNothing()
      .returning({ no: eventRegistrations.no })
    if (made.length > 0) await sendSignedUp(services, transaction, { event, userId })
    await rankBest(transaction, event.id, userId)
    const [row] = await transaction
      .select({ status: eventRegistrations.status })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, event.id), eq(eventRegistrations.userId, userId)))
    return row?.status ?? status
  })
}

/** Takes somebody out of an event and its ranking; who was refused stays refused. */
export async function cancel({ db, now }: Services, { event, userId }: Who): Promise<void> {
  if (event.isCompetition) throw refused(NO_SIGN_UP)
  if (event.endAt <= now()) throw refused('活動已經結束，不能取消報名')
  await db.transaction(async (transaction) => {
    await transaction
      .delete(eventRegistrations)
      .where(
        and(
          eq(eventRegistrations.eventId, event.id),
          eq(eventRegistrations.userId, userId),
          ne(eventRegistrations.status, REGISTRATION.rejected),
        ),
      )
    await rankBest(transaction, event.id, userId)
  })
}
