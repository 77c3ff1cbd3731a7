import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { useListAddress } from './use-list-address.ts'

export type ListAddress = ReturnType<typeof useListAddress>

/** A column's name; where the list can be sorted by it, a button that does, and turns it round. */
export function ColumnHead({
  column: { id, title, sortable },
  address: { sort, direction, change },
}: {
  column: { id: string; title: string; sortable?: boolean }
  address: ListAddress
}) {
  if (!sortable) return <th scope="col">{title}</th>
  const active = sort === id
  const Icon = !active ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  const turned = active && direction === 'desc' ? 'asc' : 'desc'
  return (
    <th scope="col" aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button type="button" onClick={() => change({ sort: id, direction: turned })}>
        {title}
        <Icon size={16} aria-hidden="true" className={active ? undefined : 'text-control'} />
      </button>
    </th>
  )
}
