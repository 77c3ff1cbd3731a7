import type { ReviewState } from '@hakka/contract/event-review'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CircleCheck, CircleX, Clock } from 'lucide-react'

const LOOKS = {
  waiting: { tone: 'warning', Icon: Clock, text: '待查' },
  passed: { tone: 'right', Icon: CircleCheck, text: '沒有問題' },
  disqualified: { tone: 'wrong', Icon: CircleX, text: '已取消' },
} as const

/** Whether somebody has looked at a play, and what came of it. */
export function ReviewChip({ state }: { state: ReviewState }) {
  const { tone, Icon, text } = LOOKS[state]
  return (
    <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {text}
    </Chip>
  )
}
