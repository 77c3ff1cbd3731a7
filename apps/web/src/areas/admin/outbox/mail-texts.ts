import type { MailReason, MailState, OutboxRow } from '@hakka/contract/outbox'
import { taipeiTime } from '../../../app/taipei-time.ts'

/** Sent says no more than the site knows: whether a mail has reached its reader, only the other server can tell. */
export const STATES: Record<MailState, string> = {
  sending: '寄送中',
  retrying: '等待重試',
  sent: '已交給郵件伺服器',
  kept: '留在本站',
  failed: '沒有寄出',
}

const REASONS: Record<MailReason, string> = {
  unreachable: '連不上郵件伺服器，請檢查 SMTP_URL 的主機、連接埠和網路',
  login: '郵件伺服器不接受 SMTP_URL 裡的帳號或密碼',
  certificate: '和郵件伺服器的加密連線沒有成功，請檢查憑證',
  sender: '郵件伺服器不接受寄件人，請檢查 MAIL_FROM',
  recipient: '郵件伺服器不接受這個收件人',
  refused: '郵件伺服器拒收這封信',
  busy: '郵件伺服器暫時不收信',
  folder: '信件的資料夾寫不進去，請檢查資料資料夾的權限',
  disk_full: '儲存空間滿了，或暫時無法寫入',
  address: '收件人不是電子郵件地址',
  unknown: '原因不明，請查看伺服器的紀錄',
}

/** Why the last try failed, with the number that the other server gave. */
export function reasonText({
  reason,
  response_code: code,
}: Pick<OutboxRow, 'reason' | 'response_code'>): string | undefined {
  if (reason === null) return undefined
  return `${REASONS[reason]}${code === null ? '' : `（代碼 ${code}）`}`
}

/** What comes next, of a mail that is on its way or was given up. */
export function progressText({
  state,
  tries,
  next_try_at: next,
}: Pick<OutboxRow, 'state' | 'tries' | 'next_try_at'>): string | undefined {
  if (state === 'retrying' && next !== null) return `試過 ${tries} 次，${taipeiTime(next)} 再試`
  if (state === 'failed') return tries > 0 ? `試過 ${tries} 次，不再試了` : '不再試了'
  if (state === 'sending' && tries > 0) return `第 ${tries + 1} 次`
  return undefined
}
