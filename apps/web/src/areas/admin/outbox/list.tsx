import { ApiError } from '@hakka/contract/client'
import type { OutboxRow } from '@hakka/contract/outbox'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'

export const meta = () => pageMeta('寄件匣')

/** Where mails leave by a mail server there is no outbox: the call is a 404, and the page says why. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { keyword, page } = listQueryOf(request, [])
  const answer = context.get(servicesContext).api('GET /api/admin/outbox', { query: { keyword, page } })
  const list = await orPage(
    answer.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }),
  )
  return { list, searched: keyword !== undefined }
}

const COLUMNS: readonly Column<OutboxRow>[] = [
  {
    id: 'subject',
    title: '主旨',
    main: true,
    cell: ({ id, subject }) => (
      <Link to={`/admin/outbox/${id}`} className="inline-flex min-h-8 items-center font-bold">
        {subject}
      </Link>
    ),
  },
  {
    id: 'to',
    title: '收件人',
    cell: ({ to }) => <code className="font-ui break-all">{to}</code>,
  },
  { id: 'at', title: '寄出時間', narrow: true, cell: ({ at }) => taipeiTime(at) },
]

/** Mails that stay on this site because no mail server is set. */
export default function OutboxList({ loaderData: { list, searched } }: Route.ComponentProps) {
  if (!list) {
    return (
      <DeskPage title="寄件匣">
        <div className="rounded-option border border-line bg-white">
          <EmptyState
            title="信件已經由郵件伺服器寄出"
            picture={<MailCheck size={56} strokeWidth={1.25} className="text-muted" aria-hidden="true" />}
          >
            網站設定了郵件伺服器，信會直接寄給收件人，不會留在這裡。
          </EmptyState>
        </div>
      </DeskPage>
    )
  }
  return (
    <DeskPage
      title="寄件匣"
      lead="網站還沒有設定郵件伺服器，要寄出的信都留在這裡，最多保留 1,000 封。信裡的連結可以登入帳號，請不要轉給別人。"
    >
      <DeskTable
        label="信件"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'at', direction: 'desc' }}
        search="主旨或收件人"
        empty={
          searched ? undefined : (
            <EmptyState title="還沒有信件">有人註冊或忘記密碼時，信會出現在這裡。</EmptyState>
          )
        }
      />
    </DeskPage>
  )
}
