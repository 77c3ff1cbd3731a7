import type { NewsState } from '@hakka/contract/news'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CircleCheck, CircleDashed, Clock } from 'lucide-react'

/** What visitors can see of an item. */
export function StateChip({ state }: { state: NewsState }) {
  if (state === 'draft') {
    return <Chip icon={<CircleDashed size={16} aria-hidden="true" />}>未公開</Chip>
  }
  if (state === 'scheduled') {
    return (
      <Chip tone="warning" icon={<Clock size={16} aria-hidden="true" />}>
        時間未到
      </Chip>
    )
  }
  return (
    <Chip tone="right" icon={<CircleCheck size={16} aria-hidden="true" />}>
      公開中
    </Chip>
  )
}
