import type { DeskModule, LessonState } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck, CircleDashed, CircleSlash, Eye, PencilLine } from 'lucide-react'

const CHIP =
  'inline-flex min-h-7 items-center gap-1.5 rounded-option px-2.5 text-14 font-medium leading-none whitespace-nowrap'

/** What learners see of a lesson, and whether editors have more. */
export function StateChip({
  state,
  isChanged,
  isWaiting,
}: {
  state: LessonState
  isChanged: boolean
  isWaiting: boolean
}) {
  if (isWaiting)
    return (
      <span className={cx(CHIP, 'bg-note text-brand')}>
        <Eye size={16} aria-hidden="true" />
        等人看
      </span>
    )
  if (state === 'published' && isChanged)
    return (
      <span className={cx(CHIP, 'bg-warning-soft text-warning-deep')}>
        <PencilLine size={16} aria-hidden="true" />
        有未發布的修改
      </span>
    )
  if (state === 'published')
    return (
      <span className={cx(CHIP, 'bg-correct-soft text-correct-deep')}>
        <CircleCheck size={16} aria-hidden="true" />
        已發布
      </span>
    )
  return (
    <span className={cx(CHIP, 'bg-neutral text-neutral-ink')}>
      {state === 'withdrawn' ? (
        <CircleSlash size={16} aria-hidden="true" />
      ) : (
        <CircleDashed size={16} aria-hidden="true" />
      )}
      {state === 'review' ? '看過了，可以發布' : STATE_NAMES[state]}
    </span>
  )
}

export const STATE_NAMES: Readonly<Record<LessonState, string>> = {
  draft: '草稿',
  review: '送審中',
  published: '已發布',
  withdrawn: '已下架',
}

const MODULE_MARKS = {
  published: { icon: CircleCheck, name: '已發布', tone: 'text-correct-deep' },
  changed: { icon: PencilLine, name: '有未發布的修改', tone: 'text-warning-deep' },
  new: { icon: CircleDashed, name: '還沒發布', tone: 'text-muted' },
} as const

/** The same of a module, as a sign. */
export function ModuleMark({ state }: { state: DeskModule['state'] }) {
  const { icon: Icon, name, tone } = MODULE_MARKS[state]
  return (
    <span title={name} className={cx('flex-none', tone)}>
      <Icon size={20} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </span>
  )
}
