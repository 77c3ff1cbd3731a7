import type { Report } from '@hakka/contract/feedback'
import { and, eq, gte } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Sender, sendMail } from '../../domain/mail/send.ts'
import { siteUrl } from '../../domain/network/site-url.ts'

const HOUR_MS = 60 * 60_000
/** Anybody may write anybody's address into the form: so many mails reach it in an hour. */
const MAILS_AN_HOUR = 5
const COMPLETED = 2

/** Whose mail it is, where the reporter was logged in. */
const about = (userId: number | null) => (userId === null ? {} : { userId })

const linkTo = (services: Sender, code: string) => ({
  text: '查看回報列表',
  url: siteUrl(services, `/feedback/list?keyword=${encodeURIComponent(code)}`),
})

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
