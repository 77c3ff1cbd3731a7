import { TABLE_TYPES } from '@hakka/contract/constants/lesson-table'
import { Table } from 'lucide-react'
import { Link } from 'react-router'

/** To the page that fills a module by a table; nothing of types that no table fills. */
export function TableLink({
  module: { id, type },
  className,
}: {
  module: { id: number; type: string }
  className: string
}) {
  if (!TABLE_TYPES.some((own) => own === type)) return null
  return (
    <Link to={`/admin/lesson/table?module_id=${id}`} className={className}>
      <Table size={18} aria-hidden="true" />
      用表格匯入
    </Link>
  )
}
