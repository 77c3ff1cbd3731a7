import type { OwnWholeAssignment } from '@hakka/contract/assignment'
import type { AssignedItem, Work } from '@hakka/contract/assignment-shapes'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ArrowLeft, ArrowRight, Check, CircleDashed, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { AssignmentTitle } from '../../app/assignment/AssignmentTitle.tsx'
import { goFrom } from '../../app/assignment/current.ts'
import { DueChip } from '../../app/assignment/DueChip.tsx'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { taipeiTime } from '../../app/taipei-time.ts'
import { missingPage, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/assignment.ts'
import { HandedRecordings } from './HandedRecordings.tsx'
import { HandIn } from './HandIn.tsx'
import { TestAnswers } from './TestAnswers.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.assignment.title ?? '作業')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const id = searchParams.get('id') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) missingPage()
  const isTry = searchParams.get('try') === '1'
  const call = isTry
    ? ask('GET /api/my/teaching-class/assignment/try', { query: { id } })
    : ask('GET /api/my/learning-class/assignment', { query: { id } })
  const assignment = (await orPage(call)).data
  const isOver = !isTry && assignment.mode === 'test' && assignment.state === 'done'
  const told =
    isOver && (await orPage(ask('GET /api/my/learning-class/assignment/answers', { query: { id } })))
  return { assignment, isTry, answers: told ? told.data : null }
}

/** One assignment as its pupil has it; with `try` as its teacher tries it. */
export default function AssignmentPage({ loaderData: { assignment, isTry, answers } }: Route.ComponentProps) {
  const { id, class_id, class_name, place, mode, note, items, state, hand_in, percent } = assignment
  const isTest = mode === 'test'
  const isDone = state === 'done'
  const head = useResultFocus(isDone)
  return (
    <div className="mx-auto grid max-w-200 grid-cols-1 gap-5">
      <ReadingFace face={answers?.font ?? assignment.font} />
      {isTry && (
        <FormAlert type="warning">
          這是學生看到的樣子，試做不會留在報告裡。
          <Link to={`/my/teaching-class/assignments?class_id=${class_id}`} className="ml-2 font-bold">
            回作業列表
          </Link>
        </FormAlert>
      )}
      <Card as="section" className="grid gap-3 p-5 md:p-7">
        <p translate="no" className="text-16 text-muted">
          {[class_name, place].filter(Boolean).join('．')}
        </p>
        <h2 ref={head} tabIndex={-1}>
          <AssignmentTitle of={assignment} size="text-32" />
        </h2>
        <div className="flex flex-wrap items-center gap-2.5">
          {isTest && <Chip>測驗</Chip>}
          {!isDone && <DueChip of={assignment} />}
          {isDone && (
            <Chip tone="right" icon={<Check size={18} aria-hidden="true" />}>
              {percent === null ? '完成' : `完成，答對 ${percent}%`}
            </Chip>
          )}
          {assignment.late && <Chip>晚交</Chip>}
          {hand_in?.handed_in_at && (
            <span className="text-16 text-muted">{taipeiTime(hand_in.handed_in_at)} 交的</span>
          )}
        </div>
        {note && <p className="whitespace-pre-line">老師說：{note}</p>}
        {state === 'handed_back' && (
          <p className="flex items-start gap-3 rounded-option bg-warning-soft px-4 py-3 text-warning-deep">
            <Undo2 size={22} aria-hidden="true" className="mt-1 flex-none" />
            <span className="whitespace-pre-line">
              老師發還了，請再做一次。{hand_in?.note && `\n${hand_in.note}`}
            </span>
          </p>
        )}
        {isTest && !isDone && (
          <p className="text-16 text-muted">交卷以前每一題都可以改，按「交卷」以後才知道對不對。</p>
        )}
      </Card>
      <ol className="overflow-hidden rounded-card border border-line bg-white">
        {items.map((item) => (
          <Item key={item.id} item={item} own={assignment} isTry={isTry} />
        ))}
      </ol>
      {answers && <TestAnswers own={assignment} answers={answers} />}
      {!isTry && <HandedRecordings key={id} own={assignment} />}
      {!isTry && <HandIn own={assignment} />}
      {isDone && (
        <p className="text-center">
          <Link to="/my/learning-class" className={buttonClass({ kind: 'outline' })}>
            <ArrowLeft aria-hidden="true" />
            看其他作業
          </Link>
        </p>
      )}
    </div>
  )
}

/** The button that handed it in is gone with it: the focus goes to where the result stands. */
function useResultFocus(isDone: boolean) {
  const head = useRef<HTMLHeadingElement>(null)
  const was = useRef(isDone)
  useEffect(() => {
    if (isDone && !was.current) head.current?.focus()
    was.current = isDone
  }, [isDone])
  return head
}

function Item({
  item,
  own,
  isTry,
}: {
  item: AssignedItem & { work: Work }
  own: OwnWholeAssignment
  isTry: boolean
}) {
  const { work } = item
  const isDone = work.done_at !== null
  const isTest = own.mode === 'test'
  const isOver = isTest && own.state === 'done'
  // Answered, and nobody knows how well.
  const isKept = isTest && !isOver
  const label = isDone ? (isTest ? '看一看' : '再做一次') : work.state === 'doing' ? '接著做' : '開始'
  const leave = () => goFrom({ id: own.id, title: own.title, urls: own.items.map(({ url }) => url), isTry })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-5 py-3.5 max-sm:gap-x-3 not-first:border-t md:px-7">
      <span
        className={
          isDone && !isKept
            ? 'flex size-10 flex-none items-center justify-center rounded-full bg-correct-soft text-correct-deep'
            : 'flex size-10 flex-none items-center justify-center rounded-full bg-note text-brand'
        }
      >
        {isDone ? (
          <Check size={24} role="img" aria-label={isKept ? '都答了' : '完成'} />
        ) : work.state === 'doing' ? (
          <CircleDashed size={24} role="img" aria-label="做到一半" />
        ) : (
          <span className="font-bold">{item.no}</span>
        )}
      </span>
      <span className="grid min-w-0 flex-1 basis-24 gap-0.5">
        <span className="font-bold">{item.title}</span>
        <span className="text-16 text-muted">{saidOf(item, isTest)}</span>
      </span>
      {!isOver && (
        <Link
          to={item.url}
          onClick={isTest ? undefined : leave}
          aria-label={`${label}：${item.title}`}
          className={`${buttonClass({ kind: isDone ? 'plain' : item.url === own.next_url ? 'brand' : 'ghost' })} whitespace-nowrap max-sm:px-3`}
        >
          {label}
          {isDone && !isTest ? <RotateCcw aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        </Link>
      )}
    </li>
  )
}

const UNITS: Partial<Record<AssignedItem['thing'], string>> = {
  book: '頁',
  speaking: '句',
  cloze_set: '篇',
}

/** How far it is, or how it went. */
function saidOf({ work, parts, thing }: AssignedItem & { work: Work }, isTest: boolean): string {
  const unit = UNITS[thing] ?? '題'
  if (work.best?.total) {
    const { earned, total } = work.best
    return `${isTest ? '答對' : '最好'} ${earned} / ${total}${work.late ? '，晚交' : ''}`
  }
  if (work.best) return `${work.best.earned} 分`
  if (isTest && work.parts_done > 0) return work.done_at ? '都答了' : `答了 ${work.parts_done} 題`
  if (work.done_at) return work.late ? '做完了，晚交' : '做完了'
  if (work.state === 'doing' && parts > 0)
    return `做了 ${Math.min(work.parts_done, parts)} / ${parts} ${unit}`
  return parts > 0 ? `${parts} ${unit}` : '還沒開始'
}
