import type { AssessmentItem } from '@hakka/contract/assessment'
import { lessonName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { FileDown } from 'lucide-react'
import { DownloadLink } from '../../app/download/DownloadLink.tsx'
import { NoItems } from '../../app/download/NoItems.tsx'
import { sizeText } from '../../app/forms/size-text.ts'
import type { LessonHandbooks } from './load-assessments.ts'

const BOOKS = [
  { type: 'student', name: '學生手冊' },
  { type: 'teacher', name: '教師手冊' },
] as const

/** The lessons of a semester, each with the handbooks that are there. */
export function Handbooks({ lessons }: { lessons: readonly LessonHandbooks[] }) {
  if (lessons.every(({ teacher, student }) => !teacher && !student)) {
    return <NoItems>換一個學期或腔調看看，或先用其他教材。</NoItems>
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-white">
      {lessons.map((lesson) => (
        <li
          key={lesson.no}
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-0 md:px-7"
        >
          <h3 className="flex min-w-48 flex-1 flex-wrap items-baseline gap-x-4">
            <span className="text-17 font-bold text-primary">{lessonName(lesson.no)}</span>
            {lesson.title && (
              <span lang="hak-Hant-TW" className="font-reading text-26 leading-snug">
                {lesson.title}
              </span>
            )}
          </h3>
          {BOOKS.every(({ type }) => !lesson[type]) ? (
            <span className="text-17 text-muted">準備中</span>
          ) : (
            <div className="flex w-full flex-wrap gap-3 md:w-auto">
              {BOOKS.map(({ type, name }) => (
                <Book key={type} name={name} lesson={lessonName(lesson.no)} item={lesson[type]} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Book({ name, lesson, item }: { name: string; lesson: string; item: AssessmentItem | undefined }) {
  if (!item) {
    return (
      <span className="inline-flex min-h-12 flex-1 items-center justify-center rounded-button bg-disabled-soft px-6 text-disabled md:flex-none">
        {name}　準備中
      </span>
    )
  }
  return (
    <DownloadLink
      file={{ ...item, extension: 'pdf' }}
      // What is seen stands in it as it is seen: who speaks to the page says those words.
      label={`下載${lesson}${name} ${sizeText(item.size)}（PDF）`}
      className={`${buttonClass({ kind: 'outline' })} flex-1 whitespace-nowrap md:flex-none`}
    >
      <FileDown aria-hidden="true" />
      {`${name} `}
      <span className="text-16 font-normal text-muted">{sizeText(item.size)}</span>
    </DownloadLink>
  )
}
