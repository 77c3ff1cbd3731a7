import type { GoalKind } from '@hakka/contract/constants'
import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { toast } from '@hakka/ui/toast.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api.ts'
import { DayDrawing, type DayMark } from './Blossom.tsx'
import { type CalendarMonth, dayLabel, dayMark } from './day-mark.ts'
import { dayAfter, monthAfter, weeksOf } from './month.ts'
import { StudyTree } from './StudyTree.tsx'

const WEEKDAYS = [...'日一二三四五六']
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const LEGEND: readonly (readonly [DayMark, string])[] = [
  ['rest', '休息'],
  ['study', '有學'],
  ['goal', '達成目標'],
]

const load = async (month: string) => (await api('GET /api/my/study-days', { query: { month } })).data

const ownRecords = (day: string) => `/my/study-history?begin=${day}&end=${day}`

/** A month: a day of study is a blossom, and leads to its records. Arrow keys walk the days. */
export function StudyCalendar({
  first,
  goal,
  fetchMonth = load,
  linkOf = ownRecords,
  none = '第一朵花在等你',
}: {
  /** This month. */
  first: CalendarMonth
  goal: GoalKind
  fetchMonth?: (month: string) => Promise<CalendarMonth>
  /** Where a day leads. */
  linkOf?: (day: string) => string
  /** Said before the first day of study. */
  none?: string
}) {
  const [shown, setShown] = useState(first)
  const [focus, setFocus] = useState<string>()
  const [busy, setBusy] = useState(false)
  const grid = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { month, today, days } = shown
  const isReachable = (day: string) => day <= today && day.slice(0, 7) >= shown.first_month
  const start = month === today.slice(0, 7) ? today : `${month}-01`
  const current = focus?.startsWith(month) ? focus : start

  // A button that rests at the last month would take the focus with it: the other one has it then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is what it looks after
  useLayoutEffect(() => {
    const { activeElement: active } = document
    const rests = active instanceof HTMLButtonElement && active.disabled && head.current?.contains(active)
    if (rests) head.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
  }, [month])

  async function turn(by: number, then?: string): Promise<void> {
    const wanted = monthAfter(month, by)
    if (busy || wanted < shown.first_month || wanted > today.slice(0, 7)) return
    setBusy(true)
    try {
      setShown(await fetchMonth(wanted))
      if (then) move(then)
    } catch (error) {
      toast({ type: 'error', body: error instanceof Error ? error.message : '讀不到這個月的紀錄' })
    } finally {
      setBusy(false)
    }
  }

  function move(day: string): void {
    setFocus(day)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const inMonth = weeksOf(month)
      .flat()
      .filter((day) => day !== null)
    const to =
      step !== undefined
        ? dayAfter(current, step)
        : event.key === 'Home'
          ? inMonth[0]
          : event.key === 'End'
            ? inMonth.filter(isReachable).at(-1)
            : undefined
    if (to) {
      event.preventDefault()
      if (!isReachable(to)) return
      if (to.startsWith(month)) move(to)
      else void turn(to < month ? -1 : 1, to)
    }
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      const by = event.key === 'PageUp' ? -1 : 1
      void turn(by, `${monthAfter(month, by)}-01`)
    }
  }

  const title = `${Number(month.slice(5))} 月的桐花`
  return (
    <Card as="section" aria-labelledby="calendar" className="flex flex-col overflow-hidden">
      <div ref={head} className="flex items-center justify-between px-4 pt-4 md:px-6">
        <TurnButton
          label="上個月"
          disabled={month <= shown.first_month}
          onPress={() => void turn(-1)}
          Icon={ChevronLeft}
        />
        <h2 id="calendar" className="text-22 font-bold">
          {month.startsWith(today.slice(0, 4)) ? title : `${month.slice(0, 4)} 年 ${title}`}
        </h2>
        <TurnButton
          label="下個月"
          disabled={month >= today.slice(0, 7)}
          onPress={() => void turn(1)}
          Icon={ChevronRight}
        />
      </div>
      <p aria-live="polite" className="text-center font-medium tabular-nums">
        {days.length > 0 ? (
          <>
            開了 <b className="text-32 leading-tight text-brand">{days.length}</b> 朵花
          </>
        ) : shown.day_count > 0 ? (
          '這個月還沒有開花'
        ) : (
          none
        )}
      </p>
      <div className="px-2 md:px-4">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk its cells
          role="grid"
          aria-labelledby="calendar"
          className={cx('w-full table-fixed text-center', busy && 'opacity-60')}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr className="text-16 text-muted">
              {WEEKDAYS.map((day) => (
                <th key={day} scope="col" aria-label={`星期${day}`} className="font-medium">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {WEEKDAYS.map((name, no) => {
                  const day = week[no]
                  return (
                    <td key={name}>
                      {day && (
                        <Day
                          day={day}
                          shown={shown}
                          goal={goal}
                          to={linkOf(day)}
                          isReachable={isReachable(day)}
                          isCurrent={day === current}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 px-4 text-16 text-muted md:px-6">
        {LEGEND.filter(([mark]) => mark !== 'goal' || goal !== 'off').map(([mark, name]) => (
          <li key={mark} className="flex items-center gap-1.5">
            <DayDrawing mark={mark} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
      <p className="px-4 text-16 text-muted md:px-6">花開了就不會謝，休息的日子長葉子。</p>
      <StudyTree count={days.length} className="mt-auto max-h-56 w-full overflow-visible pt-6" />
    </Card>
  )
}

function TurnButton({
  label,
  disabled,
  onPress,
  Icon,
}: {
  label: string
  disabled: boolean
  onPress(): void
  Icon: typeof ChevronLeft
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="inline-flex size-12 items-center justify-center rounded-full text-brand enabled:hover:bg-note disabled:text-ghost"
    >
      <Icon size={24} aria-hidden="true" />
    </button>
  )
}

function Day({
  day,
  shown,
  goal,
  to,
  isReachable,
  isCurrent,
}: {
  day: string
  shown: CalendarMonth
  goal: GoalKind
  to: string
  isReachable: boolean
  isCurrent: boolean
}) {
  const studied = shown.days.find((own) => own.day === day)
  const mark = dayMark(day, studied, shown, goal, shown.day_count > 0)
  const label = dayLabel(day, mark, studied?.minutes ?? 0, shown.today)
  const inside = (
    <>
      <span aria-hidden="true" className="text-16 leading-tight tabular-nums">
        {Number(day.slice(8))}
      </span>
      <DayDrawing
        mark={mark}
        className={cx('h-auto w-full max-w-9 md:max-w-10', day === shown.today && studied && 'animate-pop')}
      />
    </>
  )
  const look = cx(
    'mx-auto flex min-h-15 w-full max-w-13 flex-col items-center justify-center rounded-option border-2 py-0.5 no-underline',
    day === shown.today ? 'border-brand bg-note font-bold text-ink' : 'border-transparent text-muted',
  )
  if (!isReachable) return <span className={look}>{inside}</span>
  return (
    <Link
      to={to}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-current={day === shown.today ? 'date' : undefined}
      className={cx(look, 'hover:bg-note focus-visible:outline-offset-[-2px]')}
    >
      {inside}
    </Link>
  )
}
