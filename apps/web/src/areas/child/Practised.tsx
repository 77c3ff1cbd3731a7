import type { ChildWeek } from '@hakka/contract/child'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Link } from 'react-router'
import { AREA_NAMES } from '../../app/self-study/goal.ts'
import { timeText } from '../../app/study-time/time-parts.ts'

const NAMES: Record<string, string> = { ...AREA_NAMES, classroom_term: '課室用語' }

/** What was practised in a week; each lesson leads to its page, which a parent may open too. */
export function Practised({ practised }: { practised: ChildWeek['practised'] }) {
  return (
    <Card as="section" aria-labelledby="practised" className="overflow-hidden">
      <h2 id="practised" className="px-5 pt-5 pb-3 text-22 font-bold md:px-7 md:pt-6">
        練習了什麼
      </h2>
      {practised.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted md:px-7">這個星期還沒有練習。</p>
      ) : (
        <ul>
          {practised.map(({ area, dialect_name, title, url, days, minutes }) => (
            <li
              key={`${area} ${dialect_name} ${title}`}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 md:grid-cols-[7rem_7rem_minmax(0,1fr)_5rem_8rem] md:px-7"
            >
              <span>
                <Chip>{NAMES[area] ?? area}</Chip>
              </span>
              <span className="text-right md:text-left">{dialect_name}</span>
              <span className="max-md:col-span-2">
                {url ? (
                  <Link to={url} className="text-ink">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </span>
              <span className="text-muted">{days} 天</span>
              <span className="text-right font-bold">{timeText(minutes)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
