import { CircleCheck, Clock } from 'lucide-react'
import { HalfRing } from '../../../app/HalfRing.tsx'
import type { LessonState } from './use-progress.ts'

/** 完成, 學習中 or 準備中, with a sign; nothing for a lesson not begun. */
export function LessonStatus({ state }: { state: LessonState }) {
  if (state === 'new') return null
  if (state === 'missing') {
    return (
      <span className="inline-flex items-center gap-1.5 text-16 whitespace-nowrap text-muted">
        <Clock size={18} aria-hidden="true" />
        準備中
      </span>
    )
  }
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-16 font-bold whitespace-nowrap ${state === 'done' ? 'text-correct' : 'text-darken'}`}
    >
      {state === 'done' ? <CircleCheck size={18} aria-hidden="true" /> : <HalfRing size={18} />}
      {state === 'done' ? '完成' : '學習中'}
    </span>
  )
}
