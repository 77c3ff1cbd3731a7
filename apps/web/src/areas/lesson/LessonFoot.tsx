import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { PencilLine } from 'lucide-react'
import { FOOT_LINK, ReportLink } from '../../app/container/ReportLink.tsx'
import { useVisitor } from '../../app/visitor.ts'

/** Under the lesson: report what is wrong here; for editors, change it. */
export function LessonFoot({ lesson, module }: { lesson: Lesson; module: LessonModule | undefined }) {
  const { permissions } = useVisitor()
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2">
      <ReportLink dialectId={lesson.dialect_id} />
      {module && permissions.includes('lesson.module.edit') && (
        <section aria-label="開發工具" className="flex flex-wrap items-center gap-x-4">
          <span className="text-14 text-muted">
            {module.type}・模組 {module.id}
          </span>
          <a href={`/lesson/module/edit?lesson_id=${lesson.id}&module_id=${module.id}`} className={FOOT_LINK}>
            <PencilLine size={18} aria-hidden="true" />
            編輯這個活動
          </a>
        </section>
      )}
    </div>
  )
}
