import type { ClassEvent } from '@hakka/contract/school-class-shapes'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { taipeiTime } from '../taipei-time.ts'

/** What stands there before somebody asks for more: events, those that end next, and rows of each. */
const FIRST_EVENTS = 2
const FIRST = 5

/** What a game's result reads: of game 3, whose clock is everybody's, its money; of game 4 its time. */
function resultText(gameId: number, { score, used_time_text }: Row): { main: string; time?: string } {
  if (gameId === 3) return { main: `${score.toLocaleString('zh-TW')} 元` }
  if (gameId === 4) return { main: used_time_text }
  return { main: `${score} 分`, time: used_time_text }
}

/** How a class stands in the events that run; nothing where nobody of it is ranked. */
export function ClassEvents({ events, note }: { events: readonly ClassEvent[]; note: string }) {
  if (events.length === 0) return null
  return (
    <Card as="section" aria-label="活動排名" className="grid gap-5 p-5 md:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-22 font-bold">活動排名</h3>
        <p className="text-16 text-muted">{note}</p>
      </div>
      <Events events={events.slice(0, FIRST_EVENTS)} />
      {events.length > FIRST_EVENTS && (
        <More label={`再看 ${events.length - FIRST_EVENTS} 個活動`}>
          <Events events={events.slice(FIRST_EVENTS)} />
        </More>
      )}
    </Card>
  )
}

const Events = ({ events }: { events: readonly ClassEvent[] }) => (
  <div className={cx('grid items-start gap-5', events.length > 1 && 'lg:grid-cols-2')}>
    {events.map((event) => (
      <OneEvent key={event.id} event={event} />
    ))}
  </div>
)

const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group/more">
    <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold text-brand [&::-webkit-details-marker]:hidden">
      <ChevronDown size={20} aria-hidden="true" className="group-open/more:rotate-180" />
      {label}
    </summary>
    {children}
  </details>
)

type Row = ClassEvent['rows'][number]

function OneEvent({ event: { id, title, event_game_id, end_at, rows } }: { event: ClassEvent }) {
  const first = rows.slice(0, FIRST)
  const rest = rows.slice(FIRST)
  const mine = rest.filter(({ is_me }) => is_me)
  return (
    <section aria-label={title} className="rounded-option border border-line p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-bold">
          <Link to={`/event/game?id=${id}&d=1#rank`}>{title}</Link>
        </h4>
        <p className="text-16 text-muted">到 {taipeiTime(end_at).slice(5)}</p>
      </div>
      <Rows rows={first} gameId={event_game_id} />
      {rest.length > 0 && (
        <More label={`再看 ${rest.length} 位`}>
          <Rows rows={rest} gameId={event_game_id} />
        </More>
      )}
      {mine.length > 0 && (
        <p className="mt-1 font-bold text-brand">你在班上第 {mine.map(({ rank }) => rank).join()} 名</p>
      )}
    </section>
  )
}

function Rows({ rows, gameId }: { rows: readonly Row[]; gameId: number }) {
  return (
    <ol>
      {rows.map((row) => {
        const { rank, name, is_me } = row
        const { main, time } = resultText(gameId, row)
        return (
          <li
            key={rank}
            className={cx(
              'grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-1',
              is_me && 'bg-note font-bold',
            )}
          >
            <span className="text-right tabular-nums">
              <span className="sr-only">第 </span>
              {rank}
              <span className="sr-only"> 名</span>
            </span>
            <span className="flex items-center gap-2">
              <span translate="no" className="truncate">
                {name}
              </span>
              {is_me && <Chip tone="level">你</Chip>}
            </span>
            <span className="text-right tabular-nums">
              {main}
              {time && <span className="ml-3 text-16 text-muted">{time}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
