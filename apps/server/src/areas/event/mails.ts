import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, eq, gte } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { mails } from '../../db/tables/mail.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isConfirmed } from '../../domain/account/accounts.ts'
import { type Sender, sendMail } from '../../domain/mail/send.ts'
import { siteUrl } from '../../domain/network/site-url.ts'
import type { MailContent } from '../../ports/mail.ts'
import type { EventRow } from './store.ts'

const DAY_MS = 24 * 60 * 60_000

/** `2026/12/06 23:59` in Taipei. */
const momentText = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' }).slice(0, 16).replaceAll('-', '/')

/** Where a member can be written to; an address that nobody has confirmed may be anybody's. */
async function addressOf(transaction: Transaction, userId: number) {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId))
  return user && isConfirmed(user) ? { name: user.name, to: user.email } : undefined
}

type Words = Pick<MailContent, 'title'> & { says: readonly string[]; button: string }

/** One a day of the same: who signs up and cancels over and over is not written to each time. */
async function tell(
  services: Sender,
  transaction: Transaction,
  { event, userId }: { event: EventRow; userId: number },
  { title, says, button }: Words,
): Promise<void> {
  const reader = await addressOf(transaction, userId)
  if (!reader?.to) return
  const subject = `${title}：${event.title}`
  const since = new Date(services.now().getTime() - DAY_MS)
  const told = await transaction.$count(
    mails,
    and(eq(mails.userId, userId), eq(mails.subject, subject), gte(mails.at, since)),
  )
  if (told > 0) return
  await sendMail(services, transaction, {
    to: reader.to,
    userId,
    subject,
    title,
    paragraphs: [
      `${reader.name}，你好：`,
      ...says,
      `活動時間：${momentText(event.beginAt)} 到 ${momentText(event.endAt)}`,
    ],
    button: { text: button, url: siteUrl(services, `/event/game?id=${event.id}`) },
  })
}

/** Tells who has signed up for an event with prizes, or waits for approval. */
export async function sendSignedUp(
  services: Sender,
  transaction: Transaction,
  who: { event: EventRow; userId: number },
): Promise<void> {
  const { event } = who
  const name = `「${event.title}」`
  if (event.needsApproval) {
    await tell(services, transaction, who, {
      title: '活動報名已送出',
      says: [`我們收到你報名${name}的資料了，主辦單位審核以後，會再寄信告訴你。`],
      button: '看活動',
    })
    return
  }
  if (!event.needsEmail) return
  await tell(services, transaction, who, {
    title: '活動報名成功',
    says: [
      `你已經報名${name}，活動期間玩的每一局都會計分，最好的一局列入排行榜。得獎的話，我們會用電子郵件通知你。`,
      '活動結束以前，可以在活動專區取消報名。',
    ],
    button: '去玩遊戲',
  })
}

/** Tells what was said of a sign-up that waited. */
export const sendDecided = (
  services: Sender,
  transaction: Transaction,
  { status, ...who }: { event: EventRow; userId: number; status: number },
): Promise<void> => {
  const name = `「${who.event.title}」`
  return status === REGISTRATION.accepted
    ? tell(services, transaction, who, {
        title: '活動報名審核通過',
        says: [`你報名的${name}審核通過了，現在起成績會列入排行榜；之前玩過的也算。`],
        button: '去玩遊戲',
      })
    : tell(services, transaction, who, {
        title: '活動報名未通過',
        says: [`很抱歉，你報名的${name}沒有通過主辦單位的審核。沒有報名也可以玩，只是成績不列入排行榜。`],
        button: '看活動',
      })
}
