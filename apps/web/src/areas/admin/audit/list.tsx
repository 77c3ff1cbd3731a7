import type { AuditRow } from '@hakka/contract/audit'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { FilterSelect } from '../../../app/desk/FilterSelect.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { Changes } from './Changes.tsx'
import { actionName } from './names.ts'

export const meta = () => pageMeta('操作紀錄')

const DAYS = [
  { value: 1, label: '今天' },
  { value: 7, label: '最近 7 天' },
  { value: 30, label: '最近 30 天' },
  { value: 180, label: '最近半年' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const days = DAYS.find(({ value }) => String(value) === searchParams.get('days'))?.value
  const user = Number(searchParams.get('user_id'))
  const query = {
    ...listQueryOf(request, ['at', 'action', 'user_name']),
    days,
    user_id: Number.isInteger(user) && user > 0 && user < 2 ** 31 ? user : undefined,
    action: searchParams.get('action')?.slice(0, 60) || undefined,
  }
  return { list: await orPage(context.get(servicesContext).api('GET /api/admin/audit', { query })), query }
}

const COLUMNS: readonly Column<AuditRow>[] = [
  timeColumn('at', '時間'),
  {
    id: 'user_name',
    title: '誰',
    sortable: true,
    cell: ({ user_name }) => (user_name ? <span translate="no">{user_name}</span> : '系統'),
  },
  { id: 'action', title: '做了什麼', sortable: true, cell: ({ action }) => actionName(action) },
  {
    id: 'subject',
    title: '對象',
    main: true,
    cell: ({ subject, changes }) => (
      <>
        <span translate="no" className="font-medium">
          {subject || '（未命名）'}
        </span>
        <Changes changes={changes} />
      </>
    ),
  },
]

/** Who changed what at the desk, and when. */
export default function AuditList({ loaderData: { list, query } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="操作紀錄"
      lead="每一次新增、修改和刪除，還有查看學生的成績，都會留下紀錄，紀錄不能更改。"
    >
      <DeskTable
        label="操作紀錄"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'at', direction: 'desc' }}
        search="對象或姓名"
        filters={
          <>
            <FilterSelect
              name="user_id"
              label="誰"
              value={query.user_id}
              options={list.users.map(({ id, name }) => ({ value: id, label: name, verbatim: true }))}
            />
            <FilterSelect
              name="action"
              label="操作"
              value={query.action}
              options={list.actions.map((action) => ({ value: action, label: actionName(action) }))}
            />
            <FilterSelect name="days" label="期間" value={query.days} options={DAYS} />
          </>
        }
      />
    </DeskPage>
  )
}
