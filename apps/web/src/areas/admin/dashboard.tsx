import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { DeskTiles } from '../../app/desk/DeskTiles.tsx'
import { useDesk } from './use-desk.ts'

/** The desk's first page: where this person may go, and what waits there. */
export default function AdminDashboard() {
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
    </>
  )
}
