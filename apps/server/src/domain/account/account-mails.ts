import { PASSWORD_LENGTH } from '@hakka/contract/constants'
import type { Transaction } from '../../db/transaction.ts'
import { type Sender, sendMail } from '../mail/send.ts'
import { siteUrl } from '../network/site-url.ts'
import { ownerOfAddress } from './accounts.ts'
import { newMailToken } from './mail-tokens.ts'

interface Recipient {
  id: number
  name: string
}

/**
 * Sends the link that confirms an address. Where somebody else has confirmed it already, the mail says so instead,
 * to whom it belongs, and the one who asked can't tell the difference.
 */
export async function sendVerification(
  services: Sender,
  transaction: Transaction,
  user: Recipient,
  email: string,
): Promise<void> {
  // Made in either case: else the time taken would tell.
  const now = services.now()
  const token = await newMailToken(transaction, { userId: user.id, purpose: 'verify', email, now })
  if (await ownerOfAddress(transaction, email, user.id))
    return sendAlreadyRegistered(services, transaction, email)
  await sendMail(services, transaction, {
    to: email,
    userId: user.id,
    subject: '請確認你的電子郵件',
    title: '請確認你的電子郵件',
    paragraphs: [
      `${user.name}，你好：`,
      '有人用這個電子郵件註冊了客語學堂。如果是你，請在 30 分鐘內按下面的按鈕，打開網頁後再按一次「確認電子郵件」。',
      '如果不是你，不用理會這封信，這個電子郵件就不會被使用。',
    ],
    button: { text: '確認電子郵件', url: siteUrl(services, `/email/verify?token=${token}`) },
  })
}

const sendAlreadyRegistered = (services: Sender, transaction: Transaction, email: string) =>
  sendMail(services, transaction, {
    to: email,
    subject: '這個電子郵件已經註冊過了',
    title: '這個電子郵件已經註冊過了',
    paragraphs: [
      '有人用這個電子郵件註冊客語學堂，不過它已經有帳號了。',
      '如果是你，請直接用原來的帳號登入；忘記密碼的話，可以在登入頁按「忘記密碼？」重新設定。',
      '如果不是你，不用理會這封信，你的帳號和密碼都沒有改變。',
    ],
    button: { text: '前往登入', url: siteUrl(services, '/login') },
  })

/** Sends the link to a page for a new password. */
export const sendReset = (
  services: Sender,
  transaction: Transaction,
  user: Recipient,
  email: string,
): Promise<void> =>
  sendPasswordLink(services, transaction, {
    user,
    email,
    subject: '重新設定密碼',
    title: '重新設定密碼',
    paragraphs: [
      `${user.name}，你好：`,
      '有人要求重新設定這個帳號在客語學堂的密碼。如果是你，請在 30 分鐘內按下面的按鈕設定新密碼。',
      '如果不是你，不用理會這封信，原來的密碼不會改變。',
    ],
  })

/** Tells who has become staff, and sends the link to the password that the role waits for. */
export const sendStaffInvitation = (
  services: Sender,
  transaction: Transaction,
  user: Recipient,
  email: string,
): Promise<void> =>
  sendPasswordLink(services, transaction, {
    user,
    email,
    subject: '您現在是工作人員，請設定新密碼',
    title: '請設定新密碼',
    paragraphs: [
      `${user.name} 您好：`,
      `管理員把您設為客語學堂的工作人員。工作人員的密碼至少要 ${PASSWORD_LENGTH.staff_min} 個字元，請按下面的按鈕設定新密碼，設定之後權限才會生效。`,
      '連結在 30 分鐘內有效；過了時間，請在登入頁按「忘記密碼？」重新申請。',
    ],
  })

interface PasswordLink {
  user: Recipient
  email: string
  subject: string
  title: string
  paragraphs: string[]
}

async function sendPasswordLink(
  services: Sender,
  transaction: Transaction,
  { user, email, ...words }: PasswordLink,
): Promise<void> {
  const now = services.now()
  const token = await newMailToken(transaction, { userId: user.id, purpose: 'reset', email, now })
  const button = { text: '設定新密碼', url: siteUrl(services, `/password/reset?token=${token}`) }
  await sendMail(services, transaction, { to: email, userId: user.id, ...words, button })
}

/** Tells the owner that the password is another one now: who did not do it has to know. */
export const sendPasswordChanged = (
  services: Sender,
  transaction: Transaction,
  user: Recipient,
  email: string,
): Promise<void> =>
  sendMail(services, transaction, {
    to: email,
    userId: user.id,
    subject: '密碼已經更新',
    title: '密碼已經更新',
    paragraphs: [
      `${user.name}，你好：`,
      '你在客語學堂的密碼剛剛更新了，所有裝置都已經登出。請用新密碼重新登入。',
      '如果不是你改的，請馬上按下面的按鈕重新設定密碼，並通知網站管理員。',
    ],
    button: { text: '重新設定密碼', url: siteUrl(services, '/password/email') },
  })
