import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { OutboxRow } from '@hakka/contract/outbox'
import type { OutboxMail } from '../../domain/mail/outbox.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'

/** Mails hold links that log somebody in: who may see them may see all that was done at the desk. */
const READERS = { permission: 'audit.view' } as const

const present = ({ id, at, to, subject, state, tries, ...known }: OutboxMail): OutboxRow => ({
  id,
  at,
  to,
  subject,
  state,
  tries,
  next_try_at: known.nextTryAt,
  reason: known.reason,
  response_code: known.responseCode,
})

export const routes = [
  route('GET /api/admin/outbox', READERS, async ({ query: { keyword, page }, services: { outbox } }) => {
    const range = { offset: (page - 1) * DESK_PAGE_SIZE, limit: DESK_PAGE_SIZE }
    const { mails, total } = await outbox.list(range, keyword)
    const { delivery } = outbox
    return { data: mails.map(present), total, page, page_size: DESK_PAGE_SIZE, delivery }
  }),
  route('GET /api/admin/outbox/{id}', READERS, async ({ params: { id }, services: { outbox } }) => {
    const mail = await outbox.get(id)
    if (!mail) throw new AppError('not_found')
    return { data: { ...present(mail), html: mail.html ?? null, text: mail.text ?? null } }
  }),
]
