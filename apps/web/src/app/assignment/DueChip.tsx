import type { OwnAssignment } from '@hakka/contract/assignment'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Clock, TriangleAlert } from 'lucide-react'
import { dueWords, todayInTaipei } from './days.ts'

/** How near the due day is: over, today, tomorrow; a day that is far, or was before she came, only stands there. */
export function DueChip({
  of: { due_on, joined_after },
}: {
  of: Pick<OwnAssignment, 'due_on' | 'joined_after'>
}) {
  const { text, tone } = dueWords(due_on, todayInTaipei(), joined_after)
  if (tone === 'later') return <span className="text-16 text-muted">{text}</span>
  return tone === 'over' ? (
    <Chip tone="wrong" icon={<TriangleAlert size={18} aria-hidden="true" />}>
      {text}
    </Chip>
  ) : (
    <Chip tone="warning" icon={<Clock size={18} aria-hidden="true" />}>
      {text}
    </Chip>
  )
}
