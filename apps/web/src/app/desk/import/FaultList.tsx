import type { TableFault } from '@hakka/contract/study-import-shapes'
import { CircleCheck } from 'lucide-react'
import { isMendable, keyOf } from './use-table-check.ts'

/** Faults in the order of the rows: file, row, column, what is wrong. */
export function FaultList({
  faults,
  count,
  names,
  onGo,
  mended,
}: {
  faults: readonly TableFault[]
  /** All there are; those that are not listed are told of. */
  count: number
  names: Readonly<Record<TableFault['file'], string>>
  /** Leads to a fault's cell, where that is shown. */
  onGo?: ((fault: TableFault) => void) | undefined
  /** Cells that were mended and not looked at since. */
  mended?: ReadonlySet<string> | undefined
}) {
  if (faults.length === 0) return null
  return (
    <div>
      <ol className="grid max-h-80 list-none gap-1 overflow-y-auto">
        {faults.map((fault) => {
          const { file, line, column, message } = fault
          const place = (
            <>
              {names[file]}
              {line > 0 && `第 ${line} 列`}
              {column && `「${column}」`}
            </>
          )
          return (
            <li key={`${keyOf(fault)} ${message}`}>
              {onGo && isMendable(fault) ? (
                <button type="button" className="import-fault" onClick={() => onGo(fault)}>
                  {place}
                </button>
              ) : (
                <b>{place}</b>
              )}
              ：{message}
              {mended?.has(keyOf(fault)) && (
                <span className="ml-2 inline-flex items-center gap-1 text-14 text-muted">
                  <CircleCheck size={16} aria-hidden="true" />
                  改過，還沒檢查
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {count > faults.length && (
        <p className="text-muted">還有 {count - faults.length} 個，改好上面的再檢查一次。</p>
      )}
    </div>
  )
}
