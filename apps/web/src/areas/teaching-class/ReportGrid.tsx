import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ChevronDown, Flower, HandHelping, Undo2 } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { gridKeys } from '../../app/grid-keys.ts'
import { CellMark } from './CellMark.tsx'
import { ReportPaper, useOnPaper } from './ReportPaper.tsx'
import {
  kindOf,
  minutesOf,
  type ReportColumn,
  type ReportFigures,
  type ReportRow,
  weakestFirst,
  wholeOf,
} from './report-rows.ts'
import './report.css'

/** So many rows before those who are through are folded. */
const SHOWN = 14

/** Pupils and things: who needs help stands first, who is through is folded. */
export function ReportGrid({
  rows,
  columns,
  figures,
  hides,
  onOpen,
}: {
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
  figures: ReportFigures
  hides: boolean
  /** @param at the place of the thing */
  onOpen(memberId: number, at: number): void
}) {
  const [all, setAll] = useState(false)
  const narrow = useNarrow()
  const paper = useOnPaper()
  const order = narrow ? weakestFirst(columns) : columns.map((_, at) => at)
  const open = rows.filter((row) => kindOf(row) !== 'done').length
  const folded = rows.length - Math.max(open, SHOWN)
  const keys = gridKeys((name) => {
    const [memberId, at] = name.split(' ').map(Number)
    if (memberId && at !== undefined) onOpen(memberId, at)
  })
  return (
    <>
      <Figures {...figures} />
      <section aria-label="每位同學" className="overflow-hidden rounded-card border border-line bg-white">
        <Legend />
        <div className="report-scroll">
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are walked by keys */}
          <table role="grid" aria-label="每位同學每個活動" className="report-grid" {...keys}>
            <thead>
              <tr>
                <th scope="col" className="report-name">
                  同學
                  <small>要幫忙的在前</small>
                </th>
                {order.map((at) => (
                  <th key={at} scope="col">
                    <span className="line-clamp-3">{columns[at]?.title}</span>
                    <small>{sizeOf(columns[at])}</small>
                  </th>
                ))}
                <th scope="col" className="report-time">
                  用時
                </th>
              </tr>
              <tr className="report-class">
                <th scope="row" className="report-name">
                  全班
                </th>
                {order.map((at) => (
                  <td key={at} data-weak={isWeak(columns[at]) || undefined}>
                    {wholeOf(columns[at])}
                  </td>
                ))}
                <td className="report-time">{figures.minutes === null ? '–' : `${figures.minutes} 分`}</td>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <Row
                  key={row.memberId}
                  row={row}
                  order={order}
                  columns={columns}
                  hides={hides}
                  isFirst={at === 0}
                  isFolded={!all && folded > 1 && at >= rows.length - folded}
                />
              ))}
            </tbody>
          </table>
        </div>
        {paper && <ReportPaper rows={rows} columns={columns} minutes={figures.minutes} hides={hides} />}
        {!all && folded > 1 && (
          <div className="report-tools border-t border-line px-3 py-2">
            <Button kind="plain" icon={<ChevronDown aria-hidden="true" />} onClick={() => setAll(true)}>
              再看 {folded} 位（都做完了）
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

function Row({
  row,
  order,
  columns,
  hides,
  isFirst,
  isFolded,
}: {
  row: ReportRow
  order: readonly number[]
  columns: readonly ReportColumn[]
  hides: boolean
  isFirst: boolean
  isFolded: boolean
}) {
  const needsHelp = kindOf(row) === 'help'
  return (
    <tr data-help={needsHelp || undefined} data-folded={isFolded || undefined}>
      <th scope="row" className="report-name">
        <span className="flex items-center gap-2">
          {hides ? (
            <>
              <Flower size={24} strokeWidth={1.5} aria-hidden="true" className="report-flower" />
              同學
            </>
          ) : (
            <>
              <span className="report-seat">{row.seatNo ?? ''}</span>
              <span translate="no" className="line-clamp-3">
                {row.name}
              </span>
              {needsHelp && (
                <Chip tone="warning" icon={<HandHelping size={18} aria-hidden="true" />}>
                  要幫忙
                </Chip>
              )}
              {row.joinedAfter && <Chip>到期後才加入</Chip>}
              {row.isReturned && <Chip icon={<Undo2 size={18} aria-hidden="true" />}>已發還</Chip>}
            </>
          )}
        </span>
      </th>
      {order.map((at, place) => (
        <td key={at} data-cell={`${row.memberId} ${at}`} tabIndex={isFirst && place === 0 ? 0 : -1}>
          <CellMark cell={row.cells[at]} parts={columns[at]?.parts ?? 0} />
        </td>
      ))}
      <td className="report-time">{row.usedMs > 0 ? `${minutesOf(row.usedMs)} 分` : '–'}</td>
    </tr>
  )
}

const sizeOf = (column: ReportColumn | undefined) => (column && column.parts > 0 ? `${column.parts} 題` : '')

const isWeak = (column: ReportColumn | undefined) =>
  column?.percent !== undefined && column.percent !== null && column.percent < 80

function Figures({ done, of, percent, minutes, weakest }: ReportFigures) {
  return (
    <Card as="section" className="report-figures">
      <Figure value={done} unit={`/ ${of}`} says="做完的同學" />
      <Figure value={percent ?? '–'} unit={percent === null ? '' : '%'} says="第一次就答對" />
      <Figure value={minutes ?? '–'} unit={minutes === null ? '' : '分鐘'} says="每人平均用時" />
      <Figure
        value={weakest?.help ?? 0}
        unit="位"
        says={weakest ? `「${weakest.title}」要再練` : '要再練'}
        warns={weakest !== undefined}
      />
    </Card>
  )
}

function Figure({
  value,
  unit,
  says,
  warns = false,
}: {
  value: ReactNode
  unit: string
  says: string
  warns?: boolean
}) {
  return (
    <p data-warns={warns || undefined}>
      <b>{value}</b> {unit}
      <span className="line-clamp-2">{says}</span>
    </p>
  )
}

function Legend() {
  return (
    <ul aria-label="看懂格子" className="report-legend">
      <li>
        <span className="report-cell" data-state="done">
          83
        </span>
        做完，答對率
      </li>
      <li>
        <span className="report-cell" data-state="done">
          50→83
        </span>
        第一次→最好的一次
      </li>
      <li>
        <span className="report-cell" data-state="needs_help">
          50
        </span>
        不到 70，要再練
      </li>
      <li>
        <span className="report-cell" data-state="doing">
          2/6
        </span>
        做到一半
      </li>
      <li>
        <span className="report-cell" data-state="not_started" />
        還沒開始
      </li>
    </ul>
  )
}

const NARROW = '(max-width: 47.99rem)'

const onWidth = (told: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', told)
  return () => query.removeEventListener('change', told)
}

/** On a phone, where one column is seen, the weakest comes first. */
const useNarrow = () =>
  useSyncExternalStore(
    onWidth,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
