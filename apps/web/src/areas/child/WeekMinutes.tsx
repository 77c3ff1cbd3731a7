import type { ChildWeek } from '@hakka/contract/child'
import { Card } from '@hakka/ui/Card.tsx'
import { AreaBars } from '../../app/study-time/AreaBars.tsx'
import { timeText } from '../../app/study-time/time-parts.ts'

/** How long was studied in each area, as bars beside the figures. */
export function WeekMinutes({ week: { minutes, total, back } }: { week: ChildWeek }) {
  return (
    <Card as="section" aria-labelledby="minutes" className="p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="minutes" className="text-22 font-bold">
          每一區的學習時間
        </h2>
        <p className="text-22 font-bold text-brand">
          <span className="mr-2 text-16 font-normal text-muted">
            {back === 0 ? '這星期一共' : '那星期一共'}
          </span>
          {timeText(total)}
        </p>
      </div>
      <AreaBars minutes={minutes} />
    </Card>
  )
}
