import { EVENT_STATES, type EventState } from '@hakka/contract/constants/event'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CircleDashed, CirclePlay, Clock, Flag } from 'lucide-react'

const LOOKS = {
  draft: { tone: 'neutral', Icon: CircleDashed },
  coming: { tone: 'warning', Icon: Clock },
  running: { tone: 'right', Icon: CirclePlay },
  ended: { tone: 'neutral', Icon: Flag },
} as const

/** Where an event is. */
export function StateChip({ state }: { state: EventState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {EVENT_STATES.find(({ id }) => id === state)?.name}
    </Chip>
  )
}
