import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { type LessonAddress, printUrl } from './address.ts'

/** Word cards and worksheets of the lesson, on paper. */
export function PrintLink({ lesson }: { lesson: LessonAddress }) {
  return (
    <Link to={printUrl(lesson)} className="flex min-h-11 items-center gap-2 text-16 font-medium text-darken">
      <Printer size={20} aria-hidden="true" className="flex-none" />
      <span className="underline decoration-ghost underline-offset-4">列印詞卡、學習單</span>
    </Link>
  )
}
