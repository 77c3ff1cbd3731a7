import { cellText, type ReportCell, STATES } from './report-rows.ts'

/** How far a pupil is with a thing: sign, figure and colour. */
export function CellMark({ cell, parts }: { cell: ReportCell | undefined; parts: number }) {
  return (
    cell && (
      <span className="report-cell" data-state={cell.state}>
        <i className="sr-only">{STATES[cell.state]}</i>
        {cellText(cell, parts)}
        {cell.late && <small>晚交</small>}
        {cell.claimed && <small>自評</small>}
      </span>
    )
  )
}
