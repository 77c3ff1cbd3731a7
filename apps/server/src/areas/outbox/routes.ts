import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services.ts'

/** Mails hold links that log somebody in: who may see them may see all that was done at the desk. */
const READERS = { permission: 'audit.view' } as const

function needOutbox({ outbox }: Services) {
  if (!outbox) throw new AppError('not_found')
  return outbox
}

export const routes = [
  route('GET /api/admin/outbox', READERS, async ({ query: { keyword, page }, services }) => {
    const range = { offset: (page - 1) * DESK_PAGE_SIZE, limit: DESK_PAGE_SIZE }
    const { mails, total } = await needOutbox(services).list(range, keyword)
    return { data: mails, total, page, page_size: DESK_PAGE_SIZE }
  }),
  route('GET /api/admin/outbox/{id}', READERS, async ({ params: { id }, services }) => {
    const mail = await needOutbox(services).get(id)
    if (!mail) throw new AppError('not_found')
    return { data: mail }
  }),
]
