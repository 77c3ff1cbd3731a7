import type { ListAddress } from './ColumnHead.tsx'
import '../forms/forms.css'

/** Where cards have no heads to press: what the list is sorted by. */
export function SortSelect({
  columns,
  address: { sort, direction, change },
}: {
  columns: readonly { id: string; title: string; sortable?: boolean }[]
  address: ListAddress
}) {
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <select
      aria-label="排序"
      className="field-input w-auto md:hidden"
      value={`${sort} ${direction}`}
      onChange={(event) => {
        const [id = '', way = ''] = event.target.value.split(' ')
        change({ sort: id, direction: way })
      }}
    >
      {!sortable.some(({ id }) => id === sort) && <option value={`${sort} ${direction}`}>預設順序</option>}
      {sortable.flatMap(({ id, title }) => [
        <option key={`${id} desc`} value={`${id} desc`}>{`${title}（遞減）`}</option>,
        <option key={`${id} asc`} value={`${id} asc`}>{`${title}（遞增）`}</option>,
      ])}
    </select>
  )
}
