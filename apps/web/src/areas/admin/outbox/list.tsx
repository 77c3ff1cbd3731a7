import type { OutboxRow } from '@hakka/contract/outbox'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { MailProgress } from './MailProgress.tsx'

export const meta = () => pageMeta('寄件匣')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { keyword, page } = listQueryOf(request, [])
  const { api } = context.get(servicesContext)
  const list = await orPage(api('GET /api/admin/outbox', { query: { keyword, page } }))
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
  { id: 'state', title: '狀態', cell: (mail) => <MailProgress mail={mail} /> },
  { id: 'at', title: '時間', narrow: true, cell: ({ at }) => taipeiTime(at) },
]

const LEADS = {
  folder:
    '網站還沒有設定郵件伺服器，要寄出的信都留在這裡：內容保留 30 天，紀錄保留 90 天。信裡的連結可以登入帳號，請不要轉給別人。',
  server:
    '信交給郵件伺服器寄送，這裡保留 90 天的紀錄，不顯示內容；收件人是否收到，只有郵件伺服器知道。沒有寄出的信會自動再試，網站重新啟動後也會繼續。',
}

/** What became of the mails that the site was asked to send. */
export default function OutboxList({ loaderData: { list, searched } }: Route.ComponentProps) {
  return (
    <DeskPage title="寄件匣" lead={LEADS[list.delivery]}>
      <DeskTable
        label="信件"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'at', direction: 'desc' }}
        search="主旨或收件人"
        isWaiting={({ state }) => state === 'failed' || state === 'retrying'}
        empty={
          searched ? undefined : (
            <EmptyState title="還沒有信件">有人註冊或忘記密碼時，信會出現在這裡。</EmptyState>
          )
        }
      />
    </DeskPage>
  )
}
