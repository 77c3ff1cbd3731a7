import type { Lesson } from '@hakka/contract/lesson'
import { FileDown } from 'lucide-react'
import { DownloadLink } from '../../app/download/DownloadLink.tsx'
import { booksOf } from './books.ts'

/** The books to print, below the lesson's menu. */
export function LessonBooks({ lesson }: { lesson: Lesson }) {
  return booksOf(lesson).map(({ label, file }) => (
    <DownloadLink
      key={label}
      file={file}
      className="flex min-h-11 items-center gap-2 text-16 font-medium text-darken"
    >
      <FileDown size={20} aria-hidden="true" className="flex-none" />
      <span className="underline decoration-ghost underline-offset-4">下載{label}</span>
    </DownloadLink>
  ))
}
