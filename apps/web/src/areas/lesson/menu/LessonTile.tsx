import { dialectName, lessonName } from '@hakka/contract/constants'
import type { MenuLesson } from '@hakka/contract/lesson'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { ArrowRight, FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { booksOf } from '../books.ts'
import { LessonStatus } from './LessonStatus.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import type { LessonState } from './use-progress.ts'

/** The dialect of a lesson's address. */
const dialectOf = (url: string) => Number(new URLSearchParams(url.split('?')[1]).get('dialect_id'))

const ACTIONS = { done: '再學一次', started: '接著學', new: '開始學', missing: '' }

interface TileProps {
  lesson: MenuLesson
  state: LessonState
  done: number
  missed: number
  /** The one tile with a filled button. */
  main: boolean
}

export function LessonTile({ lesson, state, done, missed, main }: TileProps) {
  const books = booksOf(lesson)
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-line bg-white">
      <Picture
        src={lesson.img_src ?? '/images/no-image.svg'}
        alt=""
        width={800}
        height={448}
        fit="cover"
        className={cx(
          'h-46 w-full bg-lighten md:h-56',
          state === 'missing' && 'opacity-55 saturate-[.35] max-md:hidden',
        )}
      />
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <div className="flex items-center justify-between text-17 font-bold text-primary">
          {lessonName(lesson.no)}
          <LessonStatus state={state} />
        </div>
        {lesson.url && lesson.title_text ? (
          <>
            <h2 lang="hak-Hant-TW" className="mt-1.5 font-reading text-32 leading-snug">
              {lesson.title_text.hakka}
            </h2>
            <PinyinLine pinyin={lesson.title_text.pinyin} dialectId={dialectOf(lesson.url)} />
            <p className="mb-4 text-17 text-muted">{lesson.title_text.chinese}</p>
            <div className="mt-auto">
              <ProgressBar
                value={done}
                max={lesson.module_count}
                label={`${done} / ${lesson.module_count} 個活動`}
              />
              {missed > 0 && <p className="mt-1.5 text-16 text-muted">有 {missed} 個練習可以再試一次</p>}
              <Link
                to={lesson.url}
                aria-label={`${ACTIONS[state]}${lessonName(lesson.no)}${lesson.title_text.hakka}`}
                className={cx(buttonClass({ kind: main ? 'primary' : 'outline', block: true }), 'mt-4')}
              >
                {ACTIONS[state]}
                <ArrowRight size={22} aria-hidden="true" />
              </Link>
            </div>
          </>
        ) : (
          <Missing lesson={lesson} />
        )}
        {books.length > 0 && (
          <div className="mt-4 flex gap-2 border-t border-line pt-2">
            {books.map(({ label, file }) => (
              <DownloadLink
                key={label}
                file={file}
                label={`下載${lessonName(lesson.no)}的${label}`}
                className="flex min-h-12 flex-1 items-center justify-center gap-1.5 text-16 font-medium text-ink no-underline hover:underline"
              >
                <FileDown size={20} aria-hidden="true" />
                {label}
              </DownloadLink>
            ))}
          </div>
        )}
      </div>
    </article>
  )
}

/** A lesson that is not there, or not in this dialect: said plainly, with the dialects that have it. */
function Missing({ lesson }: { lesson: MenuLesson }) {
  if (lesson.other_dialects.length === 0) {
    return (
      <>
        <p className="mt-2 mb-4 text-17 text-muted">這一課還在編寫。</p>
        <span className="mt-auto flex min-h-12 items-center justify-center rounded-button bg-disabled-soft font-bold text-disabled">
          準備中
        </span>
      </>
    )
  }
  return (
    <>
      <p className="mt-2 mb-3 text-17 text-muted">尚無此腔調的內容，可以看：</p>
      <ul className="mt-auto flex flex-wrap gap-2">
        {lesson.other_dialects.map(({ dialect_id, url }) => (
          <li key={dialect_id}>
            <Link to={url} className={buttonClass({ kind: 'ghost' })}>
              {dialectName(dialect_id)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
