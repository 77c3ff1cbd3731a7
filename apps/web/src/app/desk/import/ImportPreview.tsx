import type { TableFault, TablePreview } from '@hakka/contract/study-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { FORM_CARD } from '../form-card.ts'
import { FaultList } from './FaultList.tsx'

/** What an import would write, or every cell that keeps it from that. */
export function ImportPreview({
  preview,
  names,
  busy,
  onBegin,
}: {
  preview: TablePreview
  /** What the files are called, by their fields. */
  names: Readonly<Record<TableFault['file'], string>>
  busy: boolean
  onBegin(id: number): void
}) {
  const { id, tables, made, changed, unchanged, fault_count, faults } = preview
  return (
    <section className={FORM_CARD} aria-labelledby="import-preview">
      <h2 id="import-preview" className="text-18 font-bold">
        檢查結果
      </h2>
      <p role="status">
        {id === null
          ? `有 ${fault_count} 個地方要改，改好以前不會寫入任何內容。`
          : `沒有錯誤：新增 ${made} 項、修改 ${changed} 項、不變 ${unchanged} 項。`}
      </p>
      <FaultList faults={faults} count={fault_count} names={names} />
      {tables.map(({ file, columns, total, rows }) => (
        <div key={file} className="min-w-0">
          <h3 className="text-16 font-bold">
            {names[file]}，共 {total} 列
          </h3>
          <section
            className="mt-2 max-h-96 overflow-auto border border-line"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
            tabIndex={0}
            aria-label={`${names[file]}的內容`}
          >
            <table className="w-full min-w-max border-collapse text-16">
              <thead>
                <tr>
                  {['列', ...columns].map((title) => (
                    <th key={title} scope="col" className="sticky top-0 bg-pool px-3 py-2 text-left">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, cells }) => (
                  <tr key={line}>
                    <th
                      scope="row"
                      className="border-t border-line px-3 py-2 text-left font-normal text-muted"
                    >
                      {line}
                    </th>
                    {cells.map((text, at) => {
                      const column = columns[at] ?? ''
                      const wrong = faults.filter(
                        (own) => own.file === file && own.line === line && own.column === column,
                      )
                      return (
                        <td
                          key={column}
                          className={cx(
                            'max-w-80 border-t border-line px-3 py-2 align-top whitespace-pre-wrap',
                            wrong.length > 0 &&
                              'bg-wrong-soft outline-2 -outline-offset-2 outline-wrong-deep',
                          )}
                        >
                          {text}
                          {wrong.map(({ message }) => (
                            <span key={message} className="block text-14 text-wrong-deep">
                              {message}
                            </span>
                          ))}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      ))}
      {id !== null && (
        <div>
          <Button kind="brand" disabled={busy || made + changed === 0} onClick={() => onBegin(id)}>
            {made + changed === 0 ? '沒有要寫入的內容' : '全部匯入'}
          </Button>
        </div>
      )}
    </section>
  )
}
