import { STAFF_ROLES } from '@hakka/contract/constants'
import type { UserRow } from '@hakka/contract/user'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { FilterSelect } from '../../../app/desk/FilterSelect.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { roleName, StateChips, standingOf } from './labels.tsx'

export const meta = () => pageMeta('使用者與權限')

const ROLE_OPTIONS = [
  { value: 'pending', label: '待確認的教師' },
  { value: 'locked', label: '已停用的帳號' },
  { value: 'teacher', label: '教師' },
  { value: 'student', label: '學生' },
  { value: 'parent', label: '家長' },
  { value: 'public', label: '一般民眾' },
  ...STAFF_ROLES.map(({ code, name }) => ({ value: code, label: name })),
] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('role')
  const role = ROLE_OPTIONS.find(({ value }) => value === asked)?.value
  const query = {
    ...listQueryOf(request, ['waiting', 'created_at', 'name', 'username', 'last_seen_at']),
    role,
  }
  return { list: await orPage(context.get(servicesContext).api('GET /api/admin/users', { query })), role }
}

const COLUMNS: readonly Column<UserRow>[] = [
  {
    id: 'name',
    title: '姓名',
    sortable: true,
    main: true,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-2 md:min-w-20">
        <Link
          translate="no"
          to={`/admin/users/${row.id}`}
          className="inline-flex min-h-8 items-center font-bold"
        >
          {row.name}
        </Link>
        <StateChips teacher={row.teacher} locked={row.locked} staff_waiting={row.staff_waiting} />
      </span>
    ),
  },
  {
    id: 'username',
    title: '帳號',
    sortable: true,
    cell: ({ username, email }) => (
      <>
        <code className="block font-ui md:min-w-20 xl:min-w-52">{username}</code>
        {email !== null && email !== username && <code className="block font-ui text-muted">{email}</code>}
      </>
    ),
  },
  {
    id: 'role',
    title: '身分與權限',
    cell: (row) => {
      const roles = row.roles.map(roleName).join('、')
      const standing = standingOf(row)
      const isPlain = row.role_id === null && row.teacher === 'none'
      return (
        <>
          {/* An administrator's standing and permission have one name: it is said once. */}
          {(roles === '' || !isPlain) && standing !== roles && standing}
          {roles !== '' && <span className="block font-medium">{roles}</span>}
        </>
      )
    },
  },
  timeColumn('created_at', '註冊時間'),
  {
    id: 'last_seen_at',
    title: '最近使用',
    sortable: true,
    narrow: true,
    cell: ({ last_seen_at }) => (last_seen_at === null ? '－' : taipeiTime(last_seen_at)),
  },
]

/** Everybody with an account; teachers who wait to be confirmed come first. */
export default function UserList({ loaderData: { list, role } }: Route.ComponentProps) {
  return (
    <DeskPage title="使用者與權限">
      <DeskTable
        label="使用者"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'waiting', direction: 'desc' }}
        search="姓名、帳號或電子郵件"
        isWaiting={({ teacher }) => teacher === 'pending'}
        filters={<FilterSelect name="role" label="身分與權限" value={role} options={ROLE_OPTIONS} />}
        actions={({ id, name, teacher }) => (
          <Link
            to={`/admin/users/${id}`}
            className={buttonClass({ kind: 'ghost' })}
            aria-label={`${teacher === 'pending' ? '審核' : '查看'} ${name}`}
          >
            {teacher === 'pending' ? '審核' : '查看'}
          </Link>
        )}
      />
    </DeskPage>
  )
}
