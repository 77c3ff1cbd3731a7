import type { Crumb } from '../../../app/shell/Breadcrumbs.tsx'

/** Which set: of a game in a dialect, and whose. */
export interface Which {
  game_id: number
  dialect_id: number
  event_id?: number | undefined
}

export const listUrl = (eventId?: number) =>
  `/admin/game_sets${eventId === undefined ? '' : `?event_id=${eventId}`}`

export const setUrl = ({ game_id, dialect_id, event_id }: Which) =>
  `/admin/game_set?game_id=${game_id}&dialect_id=${dialect_id}${event_id === undefined ? '' : `&event_id=${event_id}`}`

/** One question of a set; 0 is a new one. */
export const questionUrl = (which: Which, no: number) => `${setUrl(which)}&no=${no}`

/** Sets of an event stand below it. */
export const crumbsOf = (event: { id: number; title: string } | null): Crumb[] => [
  { label: '活動管理', to: '/admin/event' },
  ...(event ? [{ label: event.title, to: `/admin/event/edit?id=${event.id}` }] : []),
]
