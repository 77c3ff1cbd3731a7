import type { OwnAssignment } from '@hakka/contract/assignment'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ArrowRight, Check, ClipboardList, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AssignmentTitle } from '../../app/assignment/AssignmentTitle.tsx'
import { DueChip } from '../../app/assignment/DueChip.tsx'
import { WorkBar } from '../../app/assignment/WorkBar.tsx'

const assignmentUrl = (id: number): string => `/my/learning-class/assignment?id=${id}`

/** What a pupil has to do, the nearest day first; below it what was over before she came, and what she has done. */
export function OwnAssignments({ assignments }: { assignments: readonly OwnAssignment[] }) {
  const done = assignments.filter(({ state }) => state === 'done')
  const before = assignments.filter(({ state, joined_after }) => joined_after && isOpen(state))
  const open = assignments.filter((own) => own.state !== 'done' && !before.includes(own))
  return (
    <Card as="section" id="assignments" aria-labelledby="assignments-title" className="p-5 md:p-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="assignments-title" className="text-22 font-bold">
          待完成
        </h2>
        <p className="text-16 text-muted">
          {open.length > 0 ? `${open.length} 個要做` : done.length > 0 ? '都做完了' : '現在沒有要做的'}
        </p>
      </div>
      {open.length > 0 && (
        <ul>
          {open.map((own, at) => (
            <Row key={own.id} own={own} first={at === 0} />
          ))}
        </ul>
      )}
      {before.length > 0 && (
        <Folded title={`加入前的作業 ${before.length} 個，可以補做`} own={before} open={open.length === 0}>
          <p className="pb-2 text-16 text-muted">
            這些在你加入班級以前就到期了，不用做，也不算逾期；想補做，老師也看得到。
          </p>
        </Folded>
      )}
      {done.length > 0 && (
        <Folded title={`看做完的 ${done.length} 個`} own={done} open={open.length + before.length === 0} />
      )}
    </Card>
  )
}

/** Neither done nor given back to be done again. */
const isOpen = (state: OwnAssignment['state']) => state === 'todo' || state === 'doing'

function Folded({
  title,
  own: list,
  open,
  children,
}: {
  title: string
  own: readonly OwnAssignment[]
  open: boolean
  children?: ReactNode
}) {
  return (
    <details className="mt-4" open={open}>
      <summary className="min-h-11 cursor-pointer py-2 font-bold text-brand">{title}</summary>
      {children}
      <ul>
        {list.map((own) => (
          <Row key={own.id} own={own} first={false} />
        ))}
      </ul>
    </details>
  )
}

function Row({ own, first }: { own: OwnAssignment; first: boolean }) {
  const { id, state, picture, done_count, item_count, class_name, mode } = own
  const isDone = state === 'done'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="flex size-16 items-center justify-center rounded-2xl bg-correct-soft text-correct-deep">
        {isDone ? (
          <Check size={32} aria-hidden="true" />
        ) : picture ? (
          <Picture src={picture} alt="" width={56} height={56} className="size-14 rounded-xl" />
        ) : (
          <ClipboardList size={28} aria-hidden="true" />
        )}
      </span>
      <span className="grid min-w-0 justify-items-start gap-1.5">
        <Link to={assignmentUrl(id)} className="no-underline">
          <AssignmentTitle of={own} />
        </Link>
        <span className="flex flex-wrap items-center gap-2">
          {mode === 'test' && <Chip>測驗</Chip>}
          {state === 'handed_back' && (
            <Chip tone="warning" icon={<Undo2 size={18} aria-hidden="true" />}>
              老師發還了
            </Chip>
          )}
          {!isDone && <DueChip of={own} />}
          <span translate="no" className="text-16 text-muted">
            {class_name}
          </span>
        </span>
        <WorkBar done={done_count} of={item_count} unit=" 個活動" look="green" />
      </span>
      {isDone ? (
        <span className="flex flex-wrap gap-2 max-sm:col-span-2">
          <Chip tone="right" icon={<Check size={18} aria-hidden="true" />}>
            {own.percent === null ? '完成' : `完成，答對 ${own.percent}%`}
          </Chip>
          {own.late && <Chip>晚交</Chip>}
        </span>
      ) : (
        <Link
          to={assignmentUrl(id)}
          aria-label={`${state === 'todo' ? '開始' : '接著做'}：${own.title}`}
          className={`${buttonClass({ kind: first ? 'brand' : 'ghost' })} max-sm:col-span-2`}
        >
          {state === 'todo' ? '開始' : '接著做'}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </li>
  )
}
