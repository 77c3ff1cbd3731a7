import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CalendarDays, Check, ChevronRight, Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { DueRow } from './due.ts'

const LOOKS = {
  soon: { tone: 'warning', Icon: Clock },
  late: { tone: 'wrong', Icon: Clock },
  later: { tone: 'neutral', Icon: CalendarDays },
  done: { tone: 'right', Icon: Check },
} as const

/** What teachers asked for, each with when it is due. */
export function DueCard({ rows }: { rows: readonly DueRow[] }) {
  return (
    <Card as="section" aria-labelledby="due" className="overflow-hidden">
      <div className="flex items-center justify-between px-5 pt-3 pb-1 md:px-7">
        <h2 id="due" className="text-22 font-bold">
          作業
        </h2>
        <Link
          to="/my/learning-class"
          className="inline-flex min-h-12 items-center gap-1 font-bold text-brand no-underline hover:underline"
        >
          看全部<span className="sr-only">作業</span>
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      </div>
      <ul>
        {rows.map(({ id, title, note, due, state, url }) => {
          const { tone, Icon } = LOOKS[state]
          return (
            <li key={id} className="border-t border-line">
              <Link to={url} className="grid gap-1 px-5 py-3 text-ink no-underline hover:bg-note md:px-7">
                <span lang="hak-Hant-TW" className="font-reading text-22 leading-snug">
                  {title}
                </span>
                <span className="text-16 text-muted">{note}</span>
                <span>
                  <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
                    {due}
                  </Chip>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
