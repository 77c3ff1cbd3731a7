import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { MailState, OutboxMail, OutboxRow } from '@hakka/contract/outbox'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { canResend, resendMail } from './resend.ts'
import { findMail, listMails, type MailRow } from './store.ts'

/** Mails hold links that log somebody in: who may see them may see all that was done at the desk. */
const READERS = { policy: { permission: 'audit.view' }, personal: true } as const

const stateOf = ({ state, tries }: MailRow): MailState =>
  state === 'waiting' ? (tries > 0 ? 'retrying' : 'sending') : state

const present = (mail: MailRow): OutboxRow => ({
  id: mail.id,
  at: mail.at.toISOString(),
  to: mail.to,
  subject: mail.subject,
  state: stateOf(mail),
  tries: mail.tries,
  next_try_at: mail.nextTryAt?.toISOString() ?? null,
  reason: mail.reason,
  response_code: mail.responseCode,
  can_resend: canResend(mail),
})

/** What it says is shown only of mails that stay here: others are for their reader alone. */
const presentWhole = (mail: MailRow): OutboxMail => ({
  ...present(mail),
  html: mail.state === 'kept' ? mail.html : null,
  text: mail.state === 'kept' ? mail.text : null,
})

export const routes = [
  route(
    'GET /api/admin/outbox',
    READERS,
    async ({ query: { keyword, page }, services: { db, mailTransport } }) => {
      const offset = (page - 1) * DESK_PAGE_SIZE
      const { rows, total } = await listMails(db, { keyword, offset, limit: DESK_PAGE_SIZE })
      const delivery = mailTransport.keeps ? ('folder' as const) : ('server' as const)
      return { data: rows.map(present), total, page, page_size: DESK_PAGE_SIZE, delivery }
    },
  ),
  route('GET /api/admin/outbox/{id}', READERS, async ({ params: { id }, services: { db } }) => {
    const mail = await findMail(db, id)
    if (!mail) throw new AppError('not_found')
    return { data: presentWhole(mail) }
  }),
  route(
    'POST /api/admin/outbox/{id}/resend',
    { ...READERS, audited: true },
    async ({ params: { id }, actor, services }) => ({
      data: presentWhole(await resendMail(services, { id, userId: actor.userId })),
      message: '已經排入寄送',
    }),
  ),
]
