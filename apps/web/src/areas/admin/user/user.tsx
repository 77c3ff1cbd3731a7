import { useRevalidator } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import { useVisitor } from '../../../app/visitor.ts'
import type { Route } from './+types/user.ts'
import { Facts } from './Facts.tsx'
import { LockBox } from './LockBox.tsx'
import { StateChips } from './labels.tsx'
import { RolesForm } from './RolesForm.tsx'
import { TeacherBox } from './TeacherBox.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.user.name)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data } = await orPage(api('GET /api/admin/users/{id}', { params: { id: params.id } }))
  return { user: data }
}

/** One account: who it is, and what those may change who look at it. */
export default function UserPage({ loaderData: { user } }: Route.ComponentProps) {
  const { user: me, permissions } = useVisitor()
  const { revalidate } = useRevalidator()
  const mayGiveRoles = permissions.includes('user.role')
  return (
    <DeskPage
      title={user.name}
      crumbs={[{ label: '使用者與權限', to: '/admin/users' }]}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <code className="font-ui">{user.username}</code>
          <StateChips teacher={user.teacher} locked={user.locked} staff_waiting={user.staff_waiting} />
        </span>
      }
    >
      <div className="grid gap-5">
        {permissions.includes('teacher.verify') && (
          <TeacherBox user={user} onDone={() => void revalidate()} />
        )}
        <Facts user={user} />
        {mayGiveRoles && me?.id !== user.id && <LockBox user={user} onDone={() => void revalidate()} />}
        {mayGiveRoles && <RolesForm key={user.id} user={user} />}
      </div>
    </DeskPage>
  )
}
