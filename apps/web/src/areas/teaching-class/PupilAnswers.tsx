import type { ListedAssignment, ReportQuestion } from '@hakka/contract/assignment'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'
import { AnsweredQuestion } from '../../app/assignment/AnsweredFaces.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { HandBack } from './HandBack.tsx'
import { cellText, type ReportColumn, type ReportRow, STATES } from './report-rows.ts'

interface Opened {
  assignment: ListedAssignment
  row: ReportRow | undefined
  hides: boolean
  columns: readonly ReportColumn[]
  /** The place of the thing that was opened. */
  at: number
}

/** What a pupil answered first to one of the things, and how she stands with it. */
export function PupilAnswers({ onClose, ...opened }: Opened & { onClose(): void }) {
  const { row, hides, columns, at } = opened
  const column = columns[at]
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      kind="wide"
      title={row && column ? `${hides ? '一位同學' : row.name}：${column.title}` : ''}
    >
      {row && column && (
        <Answers
          key={`${row.memberId} ${column.id}`}
          {...opened}
          row={row}
          column={column}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function Answers({
  assignment,
  row,
  column,
  at,
  onClose,
}: Opened & { row: ReportRow; column: ReportColumn; onClose(): void }) {
  const [questions, setQuestions] = useState<readonly ReportQuestion[]>()
  const { send, alert } = useSending()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each cell that is opened
  useEffect(() => {
    void send(async () => {
      const query = { id: assignment.id, item_id: column.id, member_id: row.memberId }
      const { data } = await api('GET /api/my/teaching-class/assignment/answers', { query })
      setQuestions(data.questions.toSorted((one, other) => one.no - other.no))
    })
  }, [])
  const cell = row.cells[at]
  if (alert) return <FormAlert>{alert}</FormAlert>
  if (!questions || !cell) return <Loading />
  const facts = [
    cell.first !== null && cell.best !== null && cell.first !== cell.best
      ? `第一次 ${cell.first}，最好 ${cell.best}`
      : cell.best !== null && `得分 ${cell.best}`,
    cell.tries > 1 && `做了 ${cell.tries} 次`,
    cell.late && '晚交',
    cell.claimed && '分數是自己評的',
  ].filter((fact) => fact !== false)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="report-cell" data-state={cell.state}>
          <i className="sr-only">{STATES[cell.state]}</i>
          {cellText(cell, column.parts)}
        </span>
        <span className="text-muted">{facts.join('．') || STATES[cell.state]}</span>
      </p>
      {questions.length > 0 ? (
        <ol className="grid">
          {questions.map((question) => (
            <AnsweredQuestion
              key={`${question.no} ${question.asked.text}`}
              question={question}
              dialectId={assignment.dialect_id ?? 1}
            />
          ))}
        </ol>
      ) : (
        <p>
          {cell.state === 'not_asked'
            ? row.joinedAfter
              ? '作業到期以後才加入班級，不用做；做了，這裡就看得到。'
              : '這個活動不用做。'
            : cell.state === 'not_started' || cell.state === 'doing'
              ? '還沒有整份的作答。'
              : '這個活動沒有一題一題的作答。'}
        </p>
      )}
      {row.sounds.length > 0 && (
        <ul className="grid gap-3 border-t border-line pt-4">
          {row.sounds.map((sound) => (
            <li key={sound.recording_id}>
              <p className="font-medium">交來的錄音：{sound.title}</p>
              {/* biome-ignore lint/a11y/useMediaCaption: a pupil's own sentence, whose words stand above */}
              <audio controls preload="none" src={sound.sound_url} className="mt-1 w-full" />
            </li>
          ))}
        </ul>
      )}
      {cell.state !== 'not_started' && cell.state !== 'not_asked' && (
        <HandBack id={assignment.id} memberId={row.memberId} isReturned={row.isReturned} onDone={onClose} />
      )}
    </div>
  )
}
