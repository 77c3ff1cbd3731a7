import type { MailReason } from '@hakka/contract/outbox'
import { isStorageFull } from '../running/storage-full.ts'

const textIn = (error: unknown, name: 'code' | 'command' | 'syscall'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** The number with which the other server answered, if it did. */
export const responseCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null

/** Why a mail was not taken. What the other server says in words may hold the address or a login: it stays out. */
export function reasonOf(error: unknown): MailReason {
  const code = textIn(error, 'code')
  const answer = responseCodeOf(error)
  if (isStorageFull(error)) return 'disk_full'
  if (code === 'EAUTH') return 'login'
  if (code === 'ETLS' || /CERT|^ERR_TLS/.test(code)) return 'certificate'
  if (answer !== null && answer >= 500) {
    const command = textIn(error, 'command')
    return command === 'RCPT TO' ? 'recipient' : command === 'MAIL FROM' ? 'sender' : 'refused'
  }
  if (answer !== null && answer >= 400) return 'busy'
  if (/^(EDNS|ECONNECTION|ESOCKET|ETIMEDOUT|ECONN\w+|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code))
    return 'unreachable'
  return /^(open|mkdir|write|rename|close|fsync)$/.test(textIn(error, 'syscall')) ? 'folder' : 'unknown'
}
