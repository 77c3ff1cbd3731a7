import { and, eq, gte } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { about, linkTo } from '../../domain/feedback/mail.ts'
import { type Sender, sendMail } from '../../domain/mail/send.ts'

const HOUR_MS = 60 * 60_000
/** Anybody may write anybody's address into the form: so many mails reach it in an hour. */
const MAILS_AN_HOUR = 5

/** Tells the reporter the code. What was written stays out of it: nobody sends texts of their own in our name. */
export async function sendReceived(
  services: Sender,
  transaction: Transaction,
  { email, code, userId }: { email: string; code: string; userId: number | null },
): Promise<void> {
  const since = new Date(services.now().getTime() - HOUR_MS)
  const reports = await transaction.$count(
    feedback,
    and(eq(feedback.email, email), gte(feedback.createdAt, since)),
  )
  if (reports > MAILS_AN_HOUR) return
  await sendMail(services, transaction, {
    to: email,
    ...about(userId),
    subject: `已收到你的問題回報（${code}）`,
    title: '謝謝你的回報',
    paragraphs: [
      `我們已經收到你的問題回報，編號是 ${code}。`,
      '處理人員看過以後會回覆；處理完成時，我們會再寄信告訴你。你也可以隨時用編號在回報列表查看進度。',
      '如果不是你回報的，不用理會這封信。',
    ],
    button: linkTo(services, code),
  })
}
