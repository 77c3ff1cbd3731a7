import type { EventPage } from '@hakka/contract/event'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Where an event is left for: the events, or the competition of two classes that it is of. */
export const wayBack = ({ competition_id: id }: Pick<EventPage, 'competition_id'>) =>
  id === null
    ? { to: '/events', label: '返回活動列表' }
    : { to: `/event/competition?id=${id}`, label: '看兩隊戰況' }

export function BackLink({ event }: { event: Pick<EventPage, 'competition_id'> }) {
  const { to, label } = wayBack(event)
  return (
    <Link to={to} className="event-back">
      <ArrowLeft size={22} aria-hidden="true" />
      {label}
    </Link>
  )
}
