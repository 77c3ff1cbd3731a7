import { reportedPlace } from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { useVisitor } from '../../../app/visitor.ts'
import { lessonQuery } from './lesson-query.ts'

/** A problem in a lesson: the way to the very item of it in its editor, for whoever may change it. */
export function LessonLink({ report: { id, url, code } }: { report: Pick<Report, 'id' | 'url' | 'code'> }) {
  const { permissions } = useVisitor()
  const query = lessonQuery(url, id)
  const place = reportedPlace(url)
  if (!query || !permissions.includes('lesson.module.edit')) return null
  const says = place?.item ? '打開這一個來改' : place?.mod_no ? '打開這個模組來改' : '打開這一課來改'
  return (
    <Link
      to={`/admin/lesson/at?${query}`}
      aria-label={`${says}：${code}`}
      className="mt-1 inline-flex min-h-8 items-center gap-1.5 font-bold whitespace-nowrap"
    >
      <PencilLine size={18} aria-hidden="true" />
      {says}
    </Link>
  )
}
