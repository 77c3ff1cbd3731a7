import { BOOK_NAMES, LEVELS, lessonName, levelOfStep } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import type { Row } from './use-uploads.ts'
import '../../../app/forms/forms.css'

/** Another lesson or kind is another place. */
const ANEW = { state: 'waiting', faults: [], there: undefined } as const

const SELECT = 'field-input !w-auto min-w-32'

/** One of the chosen files: which lesson and kind it is, how far it is sent, why it was refused. */
export function UploadRow({
  row,
  step,
  busy,
  onChange,
  onRemove,
  onReplace,
}: {
  row: Row
  step: number
  busy: boolean
  onChange(part: Partial<Row>): void
  onRemove(): void
  onReplace(): void
}) {
  const { file, lesson, book, state, progress, faults, there } = row
  const lessons = LEVELS.find(({ no }) => no === levelOfStep(step))?.lesson_num ?? 0
  const locked = busy || state === 'done'
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-48 flex-1 font-medium break-all">
          {file.name}
          <span className="ml-2 text-14 font-normal whitespace-nowrap text-muted">{sizeText(file.size)}</span>
        </span>
        <select
          aria-label={`「${file.name}」的課次`}
          className={SELECT}
          disabled={locked}
          value={lesson ?? ''}
          onChange={(event) => onChange({ lesson: Number(event.target.value) || null, ...ANEW })}
        >
          <option value="">選課次</option>
          {Array.from({ length: lessons }, (_, index) => index + 1).map((no) => (
            <option key={no} value={no}>
              {lessonName(no)}
            </option>
          ))}
        </select>
        <select
          aria-label={`「${file.name}」的種類`}
          className={SELECT}
          disabled={locked}
          value={book ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ book: value === 'teacher' || value === 'student' ? value : null, ...ANEW })
          }
        >
          <option value="">選種類</option>
          <option value="teacher">{BOOK_NAMES.teacher}</option>
          <option value="student">{BOOK_NAMES.student}</option>
        </select>
        {state === 'done' ? (
          <span className="inline-flex min-h-12 items-center gap-2 font-medium text-correct-deep">
            <CircleCheck size={20} aria-hidden="true" />
            已上傳
          </span>
        ) : (
          <IconButton label={`移除「${file.name}」`} kind="plain" disabled={busy} onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {state === 'sending' && (
        <p className="flex items-center gap-3 text-16">
          <progress
            className="progress-bar h-3 w-0 flex-1"
            value={progress}
            max={1}
            aria-label={`「${file.name}」的上傳進度`}
          />
          {progress < 1 ? `已上傳 ${Math.floor(progress * 100)}%` : '處理中…'}
        </p>
      )}
      {state === 'refused' && faults.length > 0 && (
        <div className="flex items-start gap-2">
          <CircleAlert size={20} aria-hidden="true" className="mt-1 flex-none text-wrong" />
          <FieldErrors id={`upload-${row.id}-errors`} errors={faults} />
        </div>
      )}
      {state === 'taken' && there && (
        <section
          aria-label={`「${file.name}」的位置`}
          className="grid gap-3 rounded-option bg-warning-soft px-4 py-3"
        >
          <p className="font-medium">這一課已經有這種手冊，要換成新的嗎？</p>
          <dl className="grid gap-x-6 gap-y-2 text-16 md:grid-cols-2">
            <div>
              <dt className="text-muted">現在的</dt>
              <dd>
                <DownloadLink file={{ ...there, extension: 'pdf' }} className="text-brand underline">
                  {there.title}
                </DownloadLink>
                ，{sizeText(there.size)}
              </dd>
            </div>
            <div>
              <dt className="text-muted">我的</dt>
              <dd className="break-all">
                {file.name}，{sizeText(file.size)}
              </dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button kind="brand" disabled={busy} onClick={onReplace}>
              換成我的
            </Button>
            <Button kind="ghost" disabled={busy} onClick={onRemove}>
              保留現在的
            </Button>
          </div>
        </section>
      )}
    </li>
  )
}
