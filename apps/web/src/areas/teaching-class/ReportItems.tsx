import type { ListedAssignment, ReportQuestion } from '@hakka/contract/assignment'
import type { ReportFace } from '@hakka/contract/assignment-shapes'
import type { Face } from '@hakka/contract/shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { ChevronDown, Presentation } from 'lucide-react'
import { useState } from 'react'
import { AskedFace, FaceText } from '../../app/assignment/AnsweredFaces.tsx'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { AgainButton } from './AgainButton.tsx'
import { AnswerBars } from './Answered.tsx'
import { inNeed, inNeedByThing, type ReportColumn, type ReportRow } from './report-rows.ts'

/** From so many on, a question is shown at once; it is counted red. */
const MANY = 3
/** At least so many are shown. */
const SHOWN = 4
/** Words to be repeated before the next lesson. */
const REPEATED = 3

interface Answers {
  pupil_count: number
  questions: readonly ReportQuestion[]
  font: Face | null
}

/** The questions that most missed, with what was given instead; beside them what to repeat first. */
export function ReportItems({
  assignment,
  answers: { pupil_count, questions, font },
  rows,
  columns,
  onProject,
}: {
  assignment: ListedAssignment
  answers: Answers
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
  onProject(): void
}) {
  const [all, setAll] = useState(false)
  const dialectId = assignment.dialect_id ?? 1
  const told = new Set(questions.map(({ item_id }) => item_id))
  const untold = columns.filter(({ id, percent }) => !told.has(id) && percent !== null)
  if (questions.length === 0 && untold.length === 0)
    return <EmptyState title="還沒有人作答">同學做了有題目的活動，這裡就看得到哪一題最難。</EmptyState>
  const many = questions.filter(({ missed }) => missed >= MANY).length
  const count = all ? questions.length : Math.max(many, SHOWN)
  const rest = questions.length - count
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <ReadingFace face={font} />
      <Card as="section" className="overflow-hidden max-lg:order-2">
        <h3 className="px-5 pt-5 text-22 font-bold md:px-7">
          全班最常答錯的
          <span className="ml-3 text-16 font-normal text-muted">
            {questions.length} 題，{pupil_count} 人作答
          </span>
        </h3>
        <ol>
          {questions.slice(0, count).map((question) => (
            <Question
              key={`${question.item_id} ${question.no} ${question.asked.text} ${question.right[0]?.text}`}
              question={question}
              title={columns.find(({ id }) => id === question.item_id)?.title ?? ''}
              dialectId={dialectId}
            />
          ))}
        </ol>
        {untold.length > 0 && (
          <ul className="border-t border-line px-5 py-4 md:px-7">
            {untold.map(({ id, title, percent, help }) => (
              <li key={id} className="flex flex-wrap gap-x-4 py-1">
                <span className="font-medium">{title}</span>
                <span className="text-muted">
                  第一次平均答對 {percent}%{help > 0 && `，${help} 位要再練`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {rest > 0 && (
          <div className="border-t border-line px-3 py-2">
            <Button kind="plain" icon={<ChevronDown aria-hidden="true" />} onClick={() => setAll(true)}>
              再看 {rest} 題（答錯都不到 {MANY} 人）
            </Button>
          </div>
        )}
      </Card>
      <Repeat
        assignment={assignment}
        questions={questions}
        rows={rows}
        columns={columns}
        dialectId={dialectId}
        onProject={onProject}
      />
    </div>
  )
}

function Question({
  question,
  title,
  dialectId,
}: {
  question: ReportQuestion
  title: string
  dialectId: number
}) {
  const { missed, no } = question
  return (
    <li className="grid gap-x-6 gap-y-4 border-line px-5 py-6 not-first:border-t md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1.4fr)] md:px-7">
      <p className="text-16 text-muted max-md:flex max-md:items-baseline max-md:gap-2 md:text-center">
        <b className={`block text-32 leading-none ${missed >= MANY ? 'text-wrong' : 'text-ink'}`}>{missed}</b>
        人答錯
      </p>
      <div className="grid content-start gap-2">
        <p className="text-16 text-muted">
          {title} 第 {no} 題
        </p>
        <AskedFace question={question} dialectId={dialectId} />
      </div>
      <AnswerBars question={question} />
    </li>
  )
}

function Repeat({
  assignment,
  questions,
  rows,
  columns,
  dialectId,
  onProject,
}: {
  assignment: ListedAssignment
  questions: readonly ReportQuestion[]
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
  dialectId: number
  onProject(): void
}) {
  const missed = questions.filter((question) => question.missed > 0)
  const words = missed.flatMap(wordOf).filter(isFirst).slice(0, REPEATED)
  const help = inNeed(rows)
  const things = inNeedByThing(rows, columns)
  if (missed.length === 0 && help.length === 0) return null
  return (
    <Card as="section" className="grid gap-4 p-5 max-lg:order-1 md:p-7">
      {words.length > 0 && (
        <>
          <h3>
            <b>上課前先花 3 分鐘</b>，再複習一次
            {words.length > 1 ? `這 ${words.length} 個` : '這個'}：
          </h3>
          <ul>
            {words.map((face) => (
              <li key={face.text} className="flex items-center gap-3 border-line py-2 not-first:border-t">
                {face.picture && <img src={face.picture} alt="" className="size-11 object-contain" />}
                <FaceText face={face} dialectId={dialectId} className="mr-auto text-22 leading-tight" />
                {face.sound && <WordSound sound={face.sound} says={face.text} iconOnly />}
              </li>
            ))}
          </ul>
        </>
      )}
      {missed.length > 0 && (
        <Button kind="brand" block icon={<Presentation aria-hidden="true" />} onClick={onProject}>
          投影常錯的題目
        </Button>
      )}
      {help.length > 0 && <AgainButton assignment={assignment} memberIds={help} block />}
      {things.length > 0 && (
        <section
          aria-label="只再派一個活動"
          className="grid justify-items-start gap-1 border-t border-line pt-3"
        >
          <h4 className="text-16 text-muted">只再派一個活動，給要再練的同學：</h4>
          {things.map(({ column, memberIds }) => (
            <AgainButton key={column.id} assignment={assignment} memberIds={memberIds} item={column} />
          ))}
        </section>
      )}
    </Card>
  )
}

/** The Hakka that a question is about. */
const wordOf = ({ right, asked }: ReportQuestion): ReportFace[] =>
  [right[0], asked]
    .filter((face) => face !== undefined && face.pinyin !== '')
    .slice(0, 1)
    .flatMap((face) => face ?? [])

const isFirst = (face: ReportFace, at: number, all: readonly ReportFace[]) =>
  all.findIndex(({ text }) => text === face.text) === at
