import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { CellMark } from './CellMark.tsx'
import { minutesOf, type ReportColumn, type ReportRow, wholeOf } from './report-rows.ts'

/** As many columns as a sheet of A4 has room for beside each other. */
const COLUMNS = 12

/** Whether the page is drawn for paper. */
export function useOnPaper(): boolean {
  const [on, setOn] = useState(false)
  useEffect(() => {
    // The printer takes what stands there when this returns.
    const begin = () => flushSync(() => setOn(true))
    const end = () => setOn(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return on
}

/** The places of the columns, as many on each sheet as on the others. */
function sheetsOf(count: number): number[][] {
  const sheets = Math.max(1, Math.ceil(count / COLUMNS))
  const from = (sheet: number) => Math.floor((sheet * count) / sheets)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: from(sheet + 1) - from(sheet) }, (_, at) => from(sheet) + at),
  )
}

const nameOf = ({ seatNo, name, joinedAfter }: ReportRow): string =>
  `${seatNo === null ? '' : `${seatNo} `}${name}${joinedAfter ? '（到期後才加入）' : ''}`

/** The grid on paper: all of the class, on several sheets where it has many things, with its heads on each of them. */
export function ReportPaper({
  rows,
  columns,
  minutes,
  hides,
}: {
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
  /** That a pupil took, of all. */
  minutes: number | null
  hides: boolean
}) {
  return sheetsOf(columns.length).map((places, sheet, { length }) => (
    <table key={places[0]} className="report-paper">
      <caption>{length > 1 && `第 ${sheet + 1} / ${length} 部分`}</caption>
      <thead>
        <tr>
          <th scope="col">同學</th>
          {places.map((at) => (
            <th key={at} scope="col">
              <span className="line-clamp-3">{columns[at]?.title}</span>
            </th>
          ))}
          <th scope="col">用時</th>
        </tr>
        <tr>
          <th scope="row">全班</th>
          {places.map((at) => (
            <td key={at}>{wholeOf(columns[at])}</td>
          ))}
          <td>{minutes === null ? '–' : `${minutes} 分`}</td>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.memberId}>
            <th scope="row" translate="no">
              {hides ? '同學' : nameOf(row)}
            </th>
            {places.map((at) => (
              <td key={at}>
                <CellMark cell={row.cells[at]} parts={columns[at]?.parts ?? 0} />
              </td>
            ))}
            <td>{row.usedMs > 0 ? `${minutesOf(row.usedMs)} 分` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
