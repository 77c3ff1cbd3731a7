import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'

export interface HistoryColumn<Row> {
  title: string
  cell(row: Row): ReactNode
  /** Where it stands on a phone, and how wide it is. */
  className?: string
}

/** Rows of a history, the day of several written once. On a phone each is two lines. */
export function HistoryTable<Row>({
  label,
  rows,
  columns,
  dayOf,
  keyOf,
}: {
  label: string
  rows: readonly Row[]
  columns: readonly HistoryColumn<NoInfer<Row>>[]
  /** 11/20 */
  dayOf(row: NoInfer<Row>): string
  keyOf(row: NoInfer<Row>): string
}) {
  return (
    <table aria-label={label} className="w-full text-left">
      <thead className="bg-pool text-16 text-muted max-md:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-5 pl-4 font-medium whitespace-nowrap max-md:sr-only md:pl-7">
            日期
          </th>
          {columns.map(({ title, className }) => (
            <th
              key={title}
              scope="col"
              className={cx(
                'py-2 pr-5 font-medium whitespace-nowrap md:last:pr-7',
                className,
                'max-md:sr-only',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, no) => {
          const before = rows[no - 1]
          const isSameDay = before !== undefined && dayOf(before) === dayOf(row)
          return (
            <tr
              key={keyOf(row)}
              className={cx(
                'border-line max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:gap-y-1 max-md:border-t max-md:px-4 max-md:py-3',
                isSameDay ? 'md:[&>td:not(:first-child)]:border-t md:[&>td]:border-line' : 'md:border-t',
              )}
            >
              <td className="font-bold whitespace-nowrap tabular-nums md:py-3 md:pr-5 md:pl-7">
                <span className={isSameDay ? 'md:sr-only' : undefined}>{dayOf(row)}</span>
              </td>
              {columns.map(({ title, cell, className }) => (
                <td key={title} className={cx('md:py-3 md:pr-5 md:last:pr-7', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
