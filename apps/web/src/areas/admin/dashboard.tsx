import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { DeskTiles } from '../../app/desk/DeskTiles.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/dashboard.ts'
import { useDesk } from './use-desk.ts'

/** Which program this is: asked for when something is reported or upgraded. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  return (await orPage(api('GET /api/admin/version'))).data
}

/** The desk's first page: where this person may go, and what waits there. */
export default function AdminDashboard({ loaderData: { version, migration } }: Route.ComponentProps) {
  const { name = '', sections = [] } = useDesk() ?? {}
  const waiting = sections.flatMap(({ items }) => items).reduce((sum, item) => sum + item.waiting, 0)
  return (
    <>
      <Link
        to="/my/dashboard"
        className="-ml-1 inline-flex min-h-8 items-center gap-1 text-muted no-underline hover:underline"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        個人專區
      </Link>
      <h1 className="text-26 leading-snug font-bold md:text-32">管理首頁</h1>
      <p className="mb-6 text-muted">
        <span translate="no">{name}</span>，你好。
        {waiting > 0 ? `目前有 ${waiting} 件事等你處理。` : '目前沒有待處理的事。'}
      </p>
      <DeskTiles sections={sections} />
      <p className="mt-8 text-muted">
        程式 {version} 版，資料表 <span translate="no">{migration.slice(0, 4)}</span>
      </p>
    </>
  )
}
