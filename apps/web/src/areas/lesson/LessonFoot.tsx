import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { Flag, PencilLine } from 'lucide-react'
import { useLocation } from 'react-router'
import { useRootData, useVisitor } from '../../app/visitor.ts'
import { useHash } from './LessonDialects.tsx'

const LINK =
  'inline-flex min-h-12 items-center gap-2 text-16 text-muted underline decoration-ghost underline-offset-4 hover:text-ink'

/** Problem reports about teaching content. */
const FEEDBACK_CATEGORY = '3'

/** Under the lesson: report what is wrong here; for editors, change it. */
export function LessonFoot({ lesson, module }: { lesson: Lesson; module: LessonModule | undefined }) {
  const { permissions } = useVisitor()
  const origin = useRootData()?.settings.origin ?? ''
  const { pathname, search } = useLocation()
  const hash = useHash()
  const report = new URLSearchParams({
    url: `${origin}${pathname}${search}${hash}`,
    dialect_id: String(lesson.dialect_id),
    category: FEEDBACK_CATEGORY,
  })
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2">
      {/* In a tab of its own: whoever reports comes back to the place in the lesson. */}
      <a href={`/feedback?${report}`} target="_blank" rel="noreferrer" className={LINK}>
        <Flag size={18} aria-hidden="true" />
        回報問題
        <span className="sr-only">（在新分頁開啟）</span>
      </a>
      {module && permissions.includes('lesson.module.edit') && (
        <section aria-label="開發工具" className="flex flex-wrap items-center gap-x-4">
          <span className="text-14 text-muted">
            {module.type}・模組 {module.id}
          </span>
          <a href={`/lesson/module/edit?lesson_id=${lesson.id}&module_id=${module.id}`} className={LINK}>
            <PencilLine size={18} aria-hidden="true" />
            編輯這個活動
          </a>
        </section>
      )}
    </div>
  )
}
