import { FEEDBACK_STATUSES } from '@hakka/contract/constants'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Check, CircleDot, Loader, Trash2 } from 'lucide-react'

const LOOKS = [
  { tone: 'wrong', Icon: CircleDot },
  { tone: 'warning', Icon: Loader },
  { tone: 'right', Icon: Check },
  { tone: 'neutral', Icon: Trash2 },
] as const

/** How far a report is. */
export function StatusChip({ status }: { status: number }) {
  const { tone, Icon } = LOOKS[status] ?? LOOKS[0]
  return (
    <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {FEEDBACK_STATUSES[status]}
    </Chip>
  )
}
