import { cx } from '@hakka/ui/cx.ts'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Pager } from '../Pager.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { ListSearch } from './ListSearch.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useListAddress } from './use-list-address.ts'

export interface Column<Row> {
  /** For `sort`, as the call names it; any other name where the list can't be sorted by it. */
  id: string
  title: string
  cell(row: Row): ReactNode
  sortable?: boolean
  /** What a row is called: the head of its card on phones. */
  main?: boolean
  /** Never broken into lines, like times and numbers. */
  narrow?: boolean
}

/** One page of a list, as the desk's calls answer it (`listAnswer` of the contract). */
interface ListPage<Row> {
  data: readonly Row[]
  total: number
  page: number
  page_size: number
}

export interface DeskTableProps<Row> {
  /** Names the table. */
  label: string
  list: ListPage<Row>
  columns: readonly Column<Row>[]
  rowKey(row: Row): string | number
  /** How the call sorts where it is not told. */
  sorted: { sort: string; direction: 'asc' | 'desc' }
  /** What to search for; without it there is no search. */
  search?: string
  /** More to choose by, inside the search's form: fields by the names of the query. */
  filters?: ReactNode
  /** Links between parts of the list, below the search. */
  tabs?: ReactNode
  actions?(row: Row): ReactNode
  /** Rows that wait for somebody carry a bar at their edge. */
  isWaiting?(row: Row): boolean
  /** All there is stands here: nobody counts it. */
  isWhole?: boolean
  /** Instead of 查無資料, where there is nothing at all yet. */
  empty?: ReactNode
  /** What keys do in it, where they do something. */
  hint?: ReactNode
}

/** A list of the desk: a table, cards on phones. Its state is the address of the page (`listQueryOf`). */
export function DeskTable<Row>({
  label,
  list,
  columns,
  rowKey,
  sorted,
  search,
  filters,
  tabs,
  actions,
  isWaiting,
  isWhole = false,
  empty,
  hint,
}: DeskTableProps<Row>) {
  const address = useListAddress(sorted)
  const loading = useNavigation().state === 'loading'
  const pages = Math.max(1, Math.ceil(list.total / list.page_size))
  return (
    <div aria-busy={loading || undefined}>
      {(search !== undefined || filters) && <ListSearch placeholder={search}>{filters}</ListSearch>}
      {tabs}
      {!isWhole && (
        <div className="mb-2 flex min-h-10 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-16 text-muted">
            {loading ? '載入中，請稍候...' : `共 ${list.total} 筆`}
          </p>
          {hint && list.data.length > 0 && <p className="text-16 text-muted max-md:hidden">{hint}</p>}
          <SortSelect columns={columns} address={address} />
        </div>
      )}
      {list.data.length === 0 ? (
        <div className="rounded-option border border-line bg-white">{empty || <EmptyState />}</div>
      ) : (
        <table className={cx('desk-table', loading && 'opacity-60')}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} address={address} />
              ))}
              {actions && (
                <th scope="col">
                  <span className="sr-only">操作</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {list.data.map((row) => (
              <tr key={rowKey(row)} data-waiting={isWaiting?.(row) || undefined}>
                {columns.map(({ id, title, cell, main, narrow }) => (
                  <td key={id} data-label={title} data-main={main || undefined} data-narrow={narrow}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
                {actions && (
                  <td data-actions>
                    <div>{actions(row)}</div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager page={list.page} pages={pages} />
    </div>
  )
}
