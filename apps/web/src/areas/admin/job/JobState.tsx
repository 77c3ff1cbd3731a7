import type { JobKind } from '@hakka/contract/job'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CircleX, LoaderCircle } from 'lucide-react'

/** What a kind of job has to do, and what was given up. */
export function JobState({ open, failed }: Pick<JobKind, 'open' | 'failed'>) {
  if (open === 0 && failed === 0) return <span className="text-muted">沒有事要做</span>
  return (
    <span className="flex flex-wrap gap-1.5">
      {open > 0 && (
        <Chip tone="warning" icon={<LoaderCircle size={16} aria-hidden="true" />}>
          {open} 件進行中
        </Chip>
      )}
      {failed > 0 && (
        <Chip tone="wrong" icon={<CircleX size={16} aria-hidden="true" />}>
          {failed} 件沒有完成
        </Chip>
      )}
    </span>
  )
}
