import type { ListedAssignment, ReportQuestion } from '@hakka/contract/assignment'
import type { Face } from '@hakka/contract/shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { WordSound } from '@hakka/ui/WordSound.tsx'
import { ArrowLeft, ArrowRight, EyeOff, Lightbulb, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { FaceText, facesText } from '../../app/assignment/AnsweredFaces.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { AnswerBars } from './Answered.tsx'
import { type ReportColumn, type ReportRow, STATES, weakestFirst } from './report-rows.ts'
import './projector.css'

/** Things on one page, and the questions that come after. */
const THINGS = 3
const QUESTIONS = 10

type Page = { things: readonly number[] } | { question: ReportQuestion }

/** What a class sees of its report: no names, one thing a page. Arrow keys turn, the space bar shows the answer. */
export function Projector({
  assignment,
  className,
  rows,
  columns,
  answers,
  onClose,
}: {
  assignment: ListedAssignment
  className: string
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
  /** Read where they are not here yet. */
  answers: { questions: readonly ReportQuestion[]; font: Face | null } | null
  onClose(): void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useRef<HTMLElement>(null)
  const [own, setOwn] = useState(answers)
  const questions = own?.questions
  const [at, setAt] = useState(0)
  const [told, setTold] = useState(false)
  const { send, alert } = useSending()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    dialog.current?.showModal()
    // Not the button that leaves: the space bar would press it.
    page.current?.focus()
    if (questions) return
    void send(async () => {
      const query = { id: assignment.id }
      const { data } = await api('GET /api/my/teaching-class/assignment/answers', { query })
      setOwn(data)
    })
  }, [])
  const pages = pagesOf(columns, questions ?? [])
  const shown = pages[at]
  const turn = (step: number) => {
    const next = Math.min(Math.max(at + step, 0), pages.length - 1)
    if (next === at) return
    setAt(next)
    setTold(false)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key]
    if (step !== undefined) turn(step)
    const isButton = event.target instanceof Element && event.target.closest('button') !== null
    if (event.key === ' ' && !isButton) setTold(!told)
    if (step !== undefined || (event.key === ' ' && !isButton)) event.preventDefault()
  }
  const column = shown && 'question' in shown && columns.find(({ id }) => id === shown.question.item_id)
  return (
    <dialog ref={dialog} className="projector" aria-label="投影" onClose={onClose} onKeyDown={onKeyDown}>
      <header>
        <h2 className="mr-auto line-clamp-2 font-typed text-22 leading-snug text-brand md:text-32">
          {shown && 'question' in shown && column
            ? `${column.title} 第 ${shown.question.no} 題`
            : `${className}．${assignment.title}`}
        </h2>
        <Chip icon={<EyeOff size={18} aria-hidden="true" />}>姓名已隱藏</Chip>
        <Button kind="ghost" icon={<X aria-hidden="true" />} onClick={() => dialog.current?.close()}>
          離開投影
        </Button>
      </header>
      <ReadingFace face={own?.font ?? null} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn its pages, so it takes the focus */}
      <section ref={page} className="projector-page" tabIndex={0} aria-live="polite" aria-label="投影的內容">
        {alert && <ErrorState title="讀不到作答">{alert}</ErrorState>}
        {shown && 'things' in shown && (
          <Things key={at} places={shown.things} rows={rows} columns={columns} />
        )}
        {shown && 'question' in shown && (
          <Question
            key={at}
            question={shown.question}
            dialectId={assignment.dialect_id ?? 1}
            told={told}
            onTell={() => setTold(true)}
          />
        )}
        {!questions && !alert && <Loading />}
      </section>
      <footer>
        <Button
          kind="ghost"
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => turn(-1)}
        >
          上一頁
        </Button>
        <p className="text-muted">
          {at + 1} / {pages.length}
          <span className="projector-keys ml-8">鍵盤 ← → 換頁，空白鍵看答案</span>
        </p>
        <Button
          kind="brand"
          iconEnd={<ArrowRight aria-hidden="true" />}
          disabled={at === pages.length - 1}
          onClick={() => turn(1)}
        >
          下一頁
        </Button>
      </footer>
    </dialog>
  )
}

/** First the things, the weakest first where there are many; then the questions that were missed most. */
function pagesOf(columns: readonly ReportColumn[], questions: readonly ReportQuestion[]): Page[] {
  const places = columns.length > THINGS ? weakestFirst(columns) : columns.map((_, at) => at)
  const count = Math.ceil(places.length / THINGS)
  // As many on each as on the others: one alone would leave its page empty.
  const from = (at: number) => Math.floor((at * places.length) / count)
  const things = Array.from({ length: count }, (_, at) => ({
    things: places.slice(from(at), from(at + 1)),
  }))
  const missed = questions.filter((question) => question.missed > 0).slice(0, QUESTIONS)
  return [...things, ...missed.map((question) => ({ question }))]
}

const DOTS = ['done', 'needs_help', 'doing', 'not_started'] as const

const SAYS = { done: '學會了', needs_help: '再練一次', doing: '做到一半', not_started: '還沒開始' } as const

function Things({
  places,
  rows,
  columns,
}: {
  places: readonly number[]
  rows: readonly ReportRow[]
  columns: readonly ReportColumn[]
}) {
  return (
    <>
      <ul className="projector-rows animate-fade">
        {places.map((place) => {
          const column = columns[place]
          const states = rows.flatMap(({ cells }) => cells[place]?.state ?? [])
          return (
            <li key={place}>
              <span className="line-clamp-3 leading-snug">{column?.title}</span>
              {/* By how they stand, so that no place is anybody's. */}
              <span className="projector-dots" aria-hidden="true">
                {DOTS.flatMap((dot) =>
                  states
                    .filter((state) => state === dot)
                    // biome-ignore lint/suspicious/noArrayIndexKey: dots of a kind are alike
                    .map((_, at) => <i key={`${dot} ${at}`} data-dot={dot} />),
                )}
              </span>
              <span className="text-right whitespace-nowrap">
                {column?.percent === null || column?.percent === undefined
                  ? `${column?.done ?? 0} 位做完`
                  : `答對 ${column.percent}%`}
              </span>
              <span className="sr-only">
                {DOTS.map(
                  (dot) => `${STATES[dot]} ${states.filter((state) => state === dot).length} 位`,
                ).join('，')}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className="projector-legend" aria-hidden="true">
        {DOTS.map((dot) => (
          <li key={dot}>
            <i data-dot={dot} />
            {SAYS[dot]}
          </li>
        ))}
      </ul>
    </>
  )
}

function Question({
  question,
  dialectId,
  told,
  onTell,
}: {
  question: ReportQuestion
  dialectId: number
  told: boolean
  onTell(): void
}) {
  const { prompt, asked, right, wrong } = question
  const [most] = wrong
  const long = asked.text.length > 8
  return (
    <div className="projector-question animate-fade">
      <div className="projector-asked">
        {prompt && <p className="text-26">{prompt}</p>}
        {asked.picture && <img src={asked.picture} alt="" className="max-h-56 rounded-card" />}
        {asked.sound && <WordSound sound={asked.sound} says={asked.text} iconOnly size="l" />}
        <FaceText
          face={asked}
          dialectId={dialectId}
          className={long ? 'text-40' : 'projector-word text-[clamp(3rem,9vw,8.25rem)]'}
        />
      </div>
      {told ? (
        <div className="grid gap-6">
          <AnswerBars question={question} />
          {most && most.count > 1 && most.given.length > 0 && (
            <p className="flex gap-4 rounded-option bg-note px-6 py-5 text-22">
              <Lightbulb aria-hidden="true" className="mt-1 flex-none text-brand" />
              <span>
                有 {most.count} 位同學答成「{facesText(most.given)}」。和「{facesText(right)}」比比看。
              </span>
            </p>
          )}
        </div>
      ) : (
        <Button kind="outline" size="l" className="justify-self-center" onClick={onTell}>
          看答案
        </Button>
      )}
    </div>
  )
}
