import type { UserDetail } from '@hakka/contract/user'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { TEACHER_ROLE_ID } from '../../domain/account/teacher.ts'
import { edit, UNCHANGED } from '../../domain/edit/edit.ts'
import { sendMail } from '../../domain/mail/send.ts'
import { siteUrl } from '../../domain/network/site-url.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { type Deed, USER } from './save.ts'

const PUBLIC_ROLE_ID = 8
const STATES = { none: '不是教師', pending: '待確認', confirmed: '已確認' }

/**
 * Confirms a teacher, or makes somebody who is none a member of the general public. Who it is about is told by mail.
 * @throws AppError `validation` for an account that has never said it were a teacher's
 */
export async function saveTeacher(
  services: Services,
  { actorId, id }: Deed,
  confirmed: boolean,
): Promise<UserDetail> {
  const deed = {
    userId: actorId,
    action: 'user.teacher',
    id,
    record: ({ teacher }: UserDetail) => ({ teacher: STATES[teacher] }),
  }
  const { after } = await edit(services, USER, deed, async (transaction, { item: before }, at) => {
    if (before.teacher === 'none' && confirmed)
      throw new AppError('validation', { errors: { confirmed: ['這個帳號沒有申請教師身分'] } })
    if (before.teacher === (confirmed ? 'confirmed' : 'none')) return UNCHANGED
    await transaction
      .update(users)
      .set({
        roleId: confirmed ? TEACHER_ROLE_ID : PUBLIC_ROLE_ID,
        teacherConfirmedAt: confirmed ? at : null,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, id))
    await tell(services, transaction, before, confirmed)
  })
  return after.item
}

/** Only to an address that was confirmed. */
async function tell(
  services: Services,
  transaction: Transaction,
  { id, email, email_verified, name }: UserDetail,
  confirmed: boolean,
): Promise<void> {
  if (email === null || !email_verified) return
  await sendMail(services, transaction, {
    to: email,
    userId: id,
    subject: confirmed ? '您的教師身分已確認' : '您的教師身分未通過確認',
    title: confirmed ? '教師身分已確認' : '教師身分未通過確認',
    paragraphs: [
      `${name} 您好：`,
      confirmed
        ? '您現在可以建立班級、邀請學生，並查看自己班級的學習紀錄。'
        : '我們無法確認您的教師身分，帳號已改為一般民眾，學習紀錄不受影響。如有疑問，請到網站的「問題回報」告訴我們。',
    ],
    button: { text: '前往客語學堂', url: siteUrl(services, '/my/dashboard') },
  })
}
