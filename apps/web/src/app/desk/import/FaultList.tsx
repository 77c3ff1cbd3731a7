import type { TableFault } from '@hakka/contract/study-desk'

/** Faults in the order of the rows: file, row, column, what is wrong. */
export function FaultList({
  faults,
  count,
  names,
}: {
  faults: readonly TableFault[]
  /** All there are; those that are not listed are told of. */
  count: number
  names: Readonly<Record<TableFault['file'], string>>
}) {
  if (faults.length === 0) return null
  return (
    <div>
      <ol className="grid max-h-80 list-none gap-1 overflow-y-auto">
        {faults.map(({ file, line, column, message }) => (
          <li key={`${file} ${line} ${column} ${message}`}>
            <b>
              {names[file]}
              {line > 0 && `第 ${line} 列`}
              {column && `「${column}」`}
            </b>
            ：{message}
          </li>
        ))}
      </ol>
      {count > faults.length && (
        <p className="text-muted">還有 {count - faults.length} 個，改好上面的再檢查一次。</p>
      )}
    </div>
  )
}
