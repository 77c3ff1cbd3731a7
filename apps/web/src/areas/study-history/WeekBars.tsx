import { DayDrawing } from '../../app/study-time/Blossom.tsx'
import { timeText } from '../../app/study-time/time-parts.ts'

const WEEKDAYS = [...'日一二三四五六']
const HEIGHT = 56

/** The minutes of each day of this week; a day that was passed over has a leaf. */
export function WeekBars({
  week,
  today,
}: {
  /** From Sunday. */
  week: readonly { day: string; minutes: number }[]
  today: string
}) {
  const longest = Math.max(1, ...week.map(({ minutes }) => minutes))
  const total = week.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="flex justify-between">
        這個星期 <b className="tabular-nums">{timeText(total)}</b>
      </p>
      <ul className="mt-2 grid grid-cols-7 items-end gap-1.5 text-center">
        {week.map(({ day, minutes }, no) => {
          const height = minutes === 0 ? 0 : Math.max(5, Math.round((minutes / longest) * HEIGHT))
          const isToday = day === today
          return (
            <li key={day} className="grid justify-items-center">
              <span className="sr-only">
                星期{WEEKDAYS[no]}，{minutes > 0 ? `${minutes} 分鐘` : day < today ? '休息' : '還沒有紀錄'}
              </span>
              <span aria-hidden="true" className="text-14 leading-tight text-muted tabular-nums">
                {minutes > 0 ? minutes : day < today && <DayDrawing mark="rest" className="size-5" />}
              </span>
              <svg aria-hidden="true" width="100%" height={height} className="max-w-10">
                <rect width="100%" height={height + 6} rx="6" fill={isToday ? '#1B3A6B' : '#6E97C4'} />
              </svg>
              <span
                aria-hidden="true"
                className={
                  isToday ? 'w-full border-t font-bold text-brand' : 'w-full border-t border-control'
                }
              >
                {WEEKDAYS[no]}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
