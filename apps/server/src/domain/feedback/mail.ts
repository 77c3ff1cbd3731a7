import type { Report } from '@hakka/contract/feedback'
import { eq } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Sender, sendMail } from '../mail/send.ts'
import { siteUrl } from '../network/site-url.ts'

/** The status of a report that has its answer. */
export const COMPLETED = 2

/** Whose mail it is, where the reporter was logged in. */
export const about = (userId: number | null) => (userId === null ? {} : { userId })

export const linkTo = (services: Sender, code: string) => ({
  text: '查看回報列表',
  url: siteUrl(services, `/feedback/list?keyword=${encodeURIComponent(code)}`),
})

/** Tells the reporter what came of it, when the report is completed or the reply to a completed one is another. */
export async function sendAnswered(
  services: Sender,
  transaction: Transaction,
  before: Report,
  after: Report,
): Promise<void> {
  if (after.status !== COMPLETED || after.email === '') return
  if (before.status === COMPLETED && before.reply === after.reply) return
  const [row] = await transaction
    .select({ userId: feedback.userId })
    .from(feedback)
    .where(eq(feedback.code, after.code))
  await sendMail(services, transaction, {
    to: after.email,
    ...about(row?.userId ?? null),
    subject: `你回報的問題已處理完成（${after.code}）`,
    title: '你回報的問題已處理完成',
    paragraphs: [
      `你的問題回報 ${after.code} 已經處理完成，謝謝你幫忙讓教材更好。`,
      ...(after.reply ? [`處理人員的回覆：\n${after.reply}`] : []),
    ],
    button: linkTo(services, after.code),
  })
}
