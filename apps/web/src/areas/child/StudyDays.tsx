import type { Child, ChildWeek } from '@hakka/contract/child'
import { CHILD } from '@hakka/contract/constants/child'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { DayDrawing } from '../../app/study-time/Blossom.tsx'
import { timeText } from '../../app/study-time/time-parts.ts'
import { dayText } from './day-text.ts'
import { givenName } from './given-name.ts'

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']
const MARKS = { studied: 'study', rest: 'rest', to_come: 'none' } as const
const WORDS = { rest: '休息', to_come: <span className="sr-only">還沒到</span> }

/** The days of a week, a blossom for each with study; and the way to the week before and after. */
export function StudyDays({ child: { id, name }, week }: { child: Child; week: ChildWeek }) {
  const { days, from, to, back } = week
  const studied = days.filter(({ state }) => state === 'studied').length
  const to_ = (weeks: number) => `/my/child?id=${id}${weeks === 0 ? '' : `&week=${weeks}`}`
  const arrow = buttonClass({ kind: 'plain' })
  return (
    <Card as="section" aria-labelledby="days" className="p-5 md:p-7">
      <div className="flex items-center justify-between gap-2">
        {back < CHILD.weeks ? (
          <Link
            to={to_(back + 1)}
            aria-label="前一個星期"
            title="前一個星期"
            className={arrow}
            preventScrollReset
          >
            <ChevronLeft aria-hidden="true" />
          </Link>
        ) : (
          <span className="size-12" />
        )}
        <h2 id="days" className="text-center text-22 font-bold">
          {back === 0 ? '這星期' : back === 1 ? '上星期' : `${dayText(from)}–${dayText(to)}`}
          {back < 2 && (
            <span className="block text-16 font-normal text-muted">
              {dayText(from)}–{dayText(to)}
            </span>
          )}
        </h2>
        {back > 0 ? (
          <Link
            to={to_(back - 1)}
            aria-label="後一個星期"
            title="後一個星期"
            className={arrow}
            preventScrollReset
          >
            <ChevronRight aria-hidden="true" />
          </Link>
        ) : (
          <span className="size-12" />
        )}
      </div>
      <p className="my-3 text-center">
        <span translate="no">{givenName(name)}</span>
        {studied > 0
          ? `有 ${studied} 天學了客語`
          : back === 0
            ? '這個星期還沒有學習紀錄'
            : '那個星期沒有學習紀錄'}
      </p>
      <ul className="grid grid-cols-7">
        {days.map((day, no) => (
          <li key={day.day} className="grid justify-items-center gap-0.5 text-center text-16 leading-snug">
            <span className="text-muted">
              <span className="sr-only">星期</span>
              {WEEKDAYS[no]}
            </span>
            <DayDrawing mark={MARKS[day.state]} className="w-full max-w-10" />
            <span>{day.state === 'studied' ? timeText(day.minutes) : WORDS[day.state]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-16 text-muted">開花的日子有學習，休息的日子長葉子。</p>
    </Card>
  )
}
