import type { TableEdit, TableFault, TablePreview } from '@hakka/contract/study-import-shapes'
import { cx } from '@hakka/ui/cx.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusCell, gridKeys, walkFrom } from '../../grid-keys.ts'
import { type Next, TableCell } from './TableCell.tsx'
import { keyOf } from './use-table-check.ts'

/** What may be done with the cells of a table that was looked at. */
export interface Mending {
  edits: readonly TableEdit[]
  /** Cells that were mended since the server looked, by their keys. */
  unseen: ReadonlySet<string>
  mend(edit: TableEdit): void
}

/** Keys that begin a text: also those of an input method, which tells none. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Process') && key !== ' '

/**
 * Rows of a table as in a spreadsheet: arrows walk its cells, Enter or a letter writes in one, Escape takes that back.
 * Without `mending` it is for reading.
 */
export function TableGrid({
  table: { file, columns, rows },
  faults,
  name,
  mending,
}: {
  table: TablePreview['tables'][number]
  faults: readonly TableFault[]
  name: string
  mending: Mending | undefined
}) {
  const grid = useRef<HTMLTableElement>(null)
  const [open, setOpen] = useState<string>()
  const cellOf = (key: string) => grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)
  const keys = gridKeys((key) => mending && flushSync(() => setOpen(key)))
  const written = new Map(mending?.edits.map((own) => [keyOf(own), own.text]))
  const lines = new Set(faults.map(({ line }) => line))
  const first = faults.find(({ line, column }) => line > 0 && column !== '')
  const firstKey = first ? keyOf(first) : keyOf({ file, line: rows[0]?.line ?? 0, column: columns[0] ?? '' })

  const close = (key: string, next: Next) => {
    flushSync(() => setOpen((own) => (own === key ? undefined : own)))
    const cell = cellOf(key)
    if (!cell || !grid.current || next === 'elsewhere') return
    if (next === 'here' || !walkFrom(cell, grid.current, next)) focusCell(cell, grid.current)
  }
  return (
    <table
      ref={grid}
      className="import-table"
      {...(mending && {
        role: 'grid',
        'aria-label': `${name}的內容`,
        onClick: keys.onClick,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          const key = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
          if (key && (event.key === 'F2' || isTyped(event))) flushSync(() => setOpen(key))
          else keys.onKeyDown(event)
        },
      })}
    >
      <thead>
        <tr>
          {['列', ...columns].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <tr
            key={line}
            className={cx(
              faults.length > 0 && !lines.has(line) && 'import-row-beside',
              lines.has(line) && 'import-row-wrong',
            )}
          >
            <th scope="row">{line}</th>
            {cells.map((text, at) => {
              const column = columns[at] ?? ''
              const key = keyOf({ file, line, column })
              return (
                <TableCell
                  key={column}
                  name={key}
                  column={column}
                  text={written.get(key) ?? text}
                  faults={mending?.unseen.has(key) ? [] : faults.filter((own) => keyOf(own) === key)}
                  isUnseen={mending?.unseen.has(key) ?? false}
                  isOpen={open === key}
                  isFirst={key === firstKey}
                  isFixed={!mending}
                  onWrite={(own) => mending?.mend({ file, line, column, text: own })}
                  onClose={(next) => close(key, next)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
