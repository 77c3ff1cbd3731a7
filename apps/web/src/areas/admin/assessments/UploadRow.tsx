import { BOOK_NAMES, LEVELS, lessonName, levelOfStep } from '@hakka/contract/constants'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import { sizeText } from '../../../app/forms/file-choice.ts'
import type { Row } from './use-uploads.ts'

const SELECT = 'field-input !w-auto min-w-32'

/** One of the chosen files: which lesson and kind it is, how far it is sent, why it was refused. */
export function UploadRow({
  row,
  step,
  busy,
  onChange,
  onRemove,
}: {
  row: Row
  step: number
  busy: boolean
  onChange(part: Partial<Row>): void
  onRemove(): void
}) {
  const { file, lesson, book, state, progress, faults } = row
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
          onChange={(event) => onChange({ lesson: Number(event.target.value) || null, faults: [] })}
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
            onChange({ book: value === 'teacher' || value === 'student' ? value : null, faults: [] })
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
            className="progress-bar h-3 flex-1"
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
    </li>
  )
}
