import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { Download, Printer, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Pager } from '../Pager.tsx'
import type { HistoryFilter } from './filter.ts'

/** A history: its filter, what it comes to, its rows and pages, and what to do where there are none. */
export function HistoryCard({
  title,
  summary,
  filter,
  list,
  file,
  bar,
  children,
  nothing,
}: {
  title: string
  /** 18 筆，共 5 小時 9 分 */
  summary: string
  filter: HistoryFilter
  /** None where it could not be read. */
  list: { total: number; page: number; pages: number } | null
  /** Address of the CSV. */
  file: string
  bar: ReactNode
  children: ReactNode
  /** Before there is any row at all. */
  nothing: ReactNode
}) {
  const { revalidate } = useRevalidator()
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Card as="section" aria-labelledby="history" className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 md:px-7 md:pt-6">
        <h2 id="history" className="text-22 font-bold max-md:flex-1">
          {title}
        </h2>
        <p role="status" className="flex-1 text-muted tabular-nums max-md:order-last max-md:basis-full">
          {list ? summary : ''}
        </p>
        {list !== null && list.total > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <a href={file} download className={buttonClass({ kind: 'ghost' })}>
              <Download size={20} aria-hidden="true" />
              CSV
            </a>
            <Button
              kind="ghost"
              className="max-md:hidden"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              列印
            </Button>
          </div>
        )}
      </div>
      <div className="px-4 pt-3 pb-4 md:px-7">{(isNarrowed || (list?.total ?? 0) > 0) && bar}</div>
      {list === null ? (
        <ErrorState title="紀錄暫時讀不到" retry={() => void revalidate()}>
          你的紀錄都還在，等一下再來看看。
        </ErrorState>
      ) : list.total > 0 ? (
        children
      ) : isNarrowed ? (
        <EmptyState
          title="查無資料"
          picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
          action={
            <Link to="?" preventScrollReset className={buttonClass({ kind: 'ghost' })}>
              <RotateCcw size={20} aria-hidden="true" />
              清除全部條件
            </Link>
          }
        >
          {filter.begin && filter.end && filter.begin > filter.end
            ? '開始日期在結束日期之後，請換個日期再找一次。'
            : '換個日期或腔調，再找一次。'}
        </EmptyState>
      ) : (
        nothing
      )}
      {list && (
        <div className="px-4 pb-6 md:px-7 print:hidden">
          <Pager page={list.page} pages={list.pages} />
        </div>
      )}
    </Card>
  )
}
