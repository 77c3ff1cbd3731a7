import type { Lesson } from '@hakka/contract/lesson'
import { Eye } from 'lucide-react'

/** Above a lesson that learners do not see so: says that it is a draft, and leads back to it. */
export function PreviewBar({ lesson }: { lesson: Lesson }) {
  return (
    <aside
      aria-label="預覽"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-warning-soft px-4 py-2 text-warning-deep"
    >
      <span className="inline-flex items-center gap-2">
        <Eye size={20} aria-hidden="true" />
        預覽：這是草稿，學生還看不到；作答不會留下紀錄。
      </span>
      <a
        href={`/admin/lesson/edit?id=${lesson.id}`}
        className="inline-flex min-h-8 items-center font-bold text-inherit"
      >
        回去編輯
      </a>
    </aside>
  )
}
