import type { DeskLesson, LessonCheck } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'

/** How far a lesson is on its way to learners: looked through, looked over, published. */
export function PublishSteps({ lesson, checks }: { lesson: DeskLesson; checks: readonly LessonCheck[] }) {
  const { review } = lesson
  const isWhole = checks.every(({ result }) => result !== 'fault')
  const isSeen = review?.result === 'approved' && review.is_fresh === 1
  const isWaiting = review !== null && review.result === null
  // Nobody has to be asked where the site does not say so.
  const now = !isWhole ? 0 : isWaiting || (lesson.needs_review === 1 && !isSeen) ? 1 : 2
  const steps = [
    { name: '檢查', isDone: isWhole },
    { name: '請人看', isDone: isSeen },
    { name: '發布', isDone: false },
  ]
  return (
    <ol aria-label="發布的步驟" className="mb-4 flex flex-wrap gap-2">
      {steps.map(({ name, isDone }, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={cx('publish-step', isDone && 'publish-step-done', at === now && 'publish-step-now')}
        >
          <span aria-hidden="true">{isDone ? <Check size={18} /> : at + 1}</span>
          {name}
          {isDone && <span className="sr-only">（好了）</span>}
        </li>
      ))}
    </ol>
  )
}
