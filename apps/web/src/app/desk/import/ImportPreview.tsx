import type { TableFault, TablePreview } from '@hakka/contract/study-import-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { focusCell } from '../../grid-keys.ts'
import { FORM_CARD } from '../form-card.ts'
import { UnsavedGuard } from '../UnsavedGuard.tsx'
import { FaultList } from './FaultList.tsx'
import { type Mending, TableGrid } from './TableGrid.tsx'
import { isMendable, keyOf } from './use-table-check.ts'
import './import.css'

/** What an import would write, or every cell that keeps it from that: to be mended there, where `check` is given. */
export function ImportPreview({
  preview,
  names,
  busy,
  removed = 0,
  check,
  children,
  onBegin,
}: {
  preview: TablePreview
  /** What the files are called, by their fields. */
  names: Readonly<Record<TableFault['file'], string>>
  busy: boolean
  /** What is there and not in the table, where a table is the whole. */
  removed?: number
  check?: Mending & { send(): unknown; busy: boolean }
  /** What would be written, item by item; the table is folded away then. */
  children?: ReactNode
  onBegin(id: number): void
}) {
  const { id, tables, made, changed, unchanged, fault_count, faults } = preview
  const section = useRef<HTMLElement>(null)
  // Read first, and where F8 leads on from; whoever mends a cell later stays in it.
  useEffect(() => section.current?.focus(), [])
  const isSame = made + changed + removed === 0
  // What is wrong with a file as a whole is mended in the file.
  const shown = tables.filter(({ rows }) => rows.length > 0)
  const inTable = shown.length > 0 ? check : undefined
  const isMended = (check?.unseen.size ?? 0) > 0
  const open = faults.filter((own) => isMendable(own) && !check?.unseen.has(keyOf(own)))
  const cellOf = (fault: TableFault) =>
    section.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOf(fault))}"]`)
  const go = (fault: TableFault) => {
    const cell = cellOf(fault)
    if (!cell) return
    focusCell(cell, cell.closest('table'))
    cell.scrollIntoView({ block: 'center', inline: 'nearest' })
  }
  /** The fault that stands after the cell with the focus, else the first. */
  const goOn = () => {
    const here = document.activeElement
    const after = open.find((fault) => {
      const cell = cellOf(fault)
      return cell && here && (here.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    const next = after ?? open[0]
    if (next) go(next)
  }
  const tablesShown = shown.map((table) => (
    <div key={table.file} className="min-w-0">
      <h3 className="text-16 font-bold">
        {names[table.file]}，共 {table.total} 列
        {table.sheet !== undefined && (
          <span className="font-normal text-muted">，讀的是工作表「{table.sheet}」</span>
        )}
        {table.rows.length < table.total && (
          <span className="font-normal text-muted">，這裡是其中 {table.rows.length} 列</span>
        )}
      </h3>
      <section
        className="import-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
        tabIndex={0}
        aria-label={`${names[table.file]}的內容`}
      >
        <TableGrid
          table={table}
          faults={faults.filter(({ file }) => file === table.file)}
          name={names[table.file]}
          mending={check}
        />
      </section>
    </div>
  ))
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`${FORM_CARD} outline-none`}
      aria-labelledby="import-preview"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'F8' || !check) return
        event.preventDefault()
        goOn()
      }}
    >
      <h2 id="import-preview" className="text-18 font-bold">
        檢查結果
      </h2>
      <p role="status">
        {id === null
          ? `有 ${fault_count} 個地方要改，改好以前不會寫入任何內容。`
          : `沒有錯誤：新增 ${made} 項、修改 ${changed} 項、不變 ${unchanged} 項${removed > 0 ? `、拿掉 ${removed} 項` : ''}。`}
      </p>
      <FaultList
        faults={faults}
        count={fault_count}
        names={names}
        onGo={inTable && go}
        mended={check?.unseen}
      />
      {inTable && faults.some(isMendable) && (
        <p className="import-keys">
          直接在表裡改：<kbd>F8</kbd> 下一個錯 <kbd>Enter</kbd> 寫、改好 <kbd>Esc</kbd> 不改了
        </p>
      )}
      {children}
      {children ? (
        <details className="import-raw">
          <summary>看表格的內容</summary>
          {tablesShown}
        </details>
      ) : (
        tablesShown
      )}
      {(id !== null || inTable) && (
        <div className="flex flex-wrap items-center gap-3">
          {check && (id === null || isMended) ? (
            <Button kind="brand" busy={check.busy} disabled={!isMended} onClick={() => check.send()}>
              {check.busy ? '檢查中…' : '再檢查一次'}
            </Button>
          ) : (
            <Button
              kind="brand"
              disabled={busy || isSame}
              onClick={() => {
                if (id !== null) onBegin(id)
              }}
            >
              {isSame ? '沒有要寫入的內容' : '全部匯入'}
            </Button>
          )}
          {check && (
            <p className="min-w-0 text-14 text-muted">
              {isMended && `改過 ${check.unseen.size} 格，還沒檢查。`}
              還沒匯入，什麼都沒變；你電腦裡的檔案也不會動。
            </p>
          )}
        </div>
      )}
      {check && (
        <UnsavedGuard when={check.edits.length > 0} isDirty={() => check.edits.length > 0} inQuery={false} />
      )}
    </section>
  )
}
