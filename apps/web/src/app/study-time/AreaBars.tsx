import { STUDY_AREAS } from '@hakka/contract/constants'
import { cx } from '@hakka/ui/cx.ts'
import { AREA_NAMES } from '../self-study/goal.ts'
import { AREA_ICONS } from './area-icons.ts'
import { barScale } from './bar-scale.ts'
import { timeText } from './time-parts.ts'

/** Minutes of each area as bars beside each other's; the longest is the darkest. */
export function AreaBars({ minutes }: { minutes: Readonly<Record<(typeof STUDY_AREAS)[number], number>> }) {
  const longest = Math.max(...STUDY_AREAS.map((area) => minutes[area]))
  const { max, ticks } = barScale(longest)
  const at = (value: number) => `${(value / max) * 100}%`
  return (
    <div>
      <ul className="grid gap-3">
        {STUDY_AREAS.map((area) => {
          const Icon = AREA_ICONS[area]
          const isLongest = longest > 0 && minutes[area] === longest
          return (
            <li
              key={area}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[8.5rem_1fr_8.5rem]"
            >
              <span className="flex items-center gap-3 font-medium">
                <Icon size={22} aria-hidden="true" className="flex-none text-brand" />
                {AREA_NAMES[area]}
              </span>
              <svg
                aria-hidden="true"
                className="h-4 w-full overflow-visible max-md:order-last max-md:col-span-2 md:h-5.5"
              >
                {ticks.slice(1).map((tick) => (
                  <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2="100%" stroke="#DEDACD" />
                ))}
                {minutes[area] > 0 && (
                  <rect
                    width={at(minutes[area])}
                    height="100%"
                    rx="5"
                    fill={isLongest ? '#1B3A6B' : '#6E97C4'}
                  />
                )}
              </svg>
              <span className={cx('tabular-nums max-md:text-right', isLongest && 'font-bold')}>
                {timeText(minutes[area])}
              </span>
            </li>
          )
        })}
      </ul>
      <div aria-hidden="true" className="mt-1 hidden grid-cols-[8.5rem_1fr_8.5rem] gap-x-4 md:grid">
        <svg aria-hidden="true" className="col-start-2 h-6 w-full overflow-visible text-14 text-muted">
          {ticks.map((tick) => (
            <text
              key={tick}
              x={at(tick)}
              y="18"
              textAnchor={tick === 0 ? 'start' : 'middle'}
              fill="currentColor"
            >
              {tick === 0 ? '0' : timeText(tick)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}
