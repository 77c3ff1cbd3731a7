import type { ListedAssignment } from '@hakka/contract/assignment'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, BarChart3, ClipboardPlus, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../app/api.ts'
import { AssignmentTitle } from '../../app/assignment/AssignmentTitle.tsx'
import { daysLeft, dayWithWeekday, todayInTaipei } from '../../app/assignment/days.ts'
import { WorkBar } from '../../app/assignment/WorkBar.tsx'
import { servicesContext } from '../../app/context.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { pageMeta } from '../../app/meta.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { ClassHead } from '../../app/school-class/ClassHead.tsx'
import { missingPage, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/assignments.ts'
import { AssignmentDeeds } from './AssignmentDeeds.tsx'
import { PickDialog } from './PickDialog.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData && `${loaderData.own.name}的作業`)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const id = searchParams.get('class_id') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) missingPage()
  const [one, list] = await orPage(
    Promise.all([
      ask('GET /api/my/teaching-class/{id}', { params: { id } }),
      ask('GET /api/my/teaching-class/assignment/list', { query: { class_id: id } }),
    ]),
  )
  return { own: one.data.class, ...list.data }
}

/** What a class was given, with how many are through, and a way to give it more. */
export default function ClassAssignments({ loaderData }: Route.ComponentProps) {
  return <Assignments key={loaderData.own.id} {...loaderData} />
}

function Assignments({ own, assignments, font }: Route.ComponentProps['loaderData']) {
  // From the list of classes it is one tap to what is to be given.
  const [params] = useSearchParams()
  const [picks, setPicks] = useState(params.has('give'))
  const { revalidate } = useRevalidator()
  const sending = useSending()
  const archived = own.archived_at !== null
  const canGive = !archived && own.status === 1
  async function remove({ id }: ListedAssignment): Promise<void> {
    await sending.send(async () => {
      const { message } = await api('DELETE /api/my/teaching-class/assignment', { body: { id } })
      const run = () => void restore(id)
      toast({ type: 'success', body: message, action: { label: '復原', run } })
    })
    await revalidate()
  }
  async function restore(id: number): Promise<void> {
    await sending.send(async () => {
      const { message } = await api('POST /api/my/teaching-class/assignment/restore', { body: { id } })
      toast({ type: 'success', body: message })
    })
    await revalidate()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <ReadingFace face={font} />
      <ClassHead own={own} page="assignments">
        {canGive && (
          <Button kind="brand" icon={<ClipboardPlus aria-hidden="true" />} onClick={() => setPicks(true)}>
            派作業
          </Button>
        )}
        <Link to="/my/teaching-class" className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft aria-hidden="true" />
          回教學班級
        </Link>
      </ClassHead>
      {archived && <FormAlert type="warning">這個班級封存了，作業和紀錄只能看。</FormAlert>}
      {!archived && own.status === 2 && (
        <FormAlert type="warning">這個班級未公開，學生看不到；改成公開以後才能派作業。</FormAlert>
      )}
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      {assignments.length === 0 ? (
        <div className="rounded-card border border-line bg-white">
          <EmptyState
            title="還沒有派過作業"
            picture={<img src="/images/classroom-empty.svg" alt="" width={300} height={200} />}
          >
            按「派作業」選一課；在課程、聽力、口說、繪本和寫作的頁面上，也可以按「指派」。
          </EmptyState>
        </div>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-white">
          {assignments.map((one) => (
            <Row key={one.id} one={one}>
              <AssignmentDeeds one={one} archived={archived} onRemove={() => void remove(one)} />
            </Row>
          ))}
        </ul>
      )}
      <PickDialog
        classId={own.id}
        open={canGive && picks}
        onClose={() => setPicks(false)}
        onGiven={() => void revalidate()}
      />
    </div>
  )
}

function Row({ one, children }: { one: ListedAssignment; children: React.ReactNode }) {
  const { id, due_on, item_count, pupil_count, done_count, help_count, mode } = one
  return (
    <li className="grid items-center gap-x-5 gap-y-2.5 border-line px-5 py-4 not-first:border-t md:px-7 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <AssignmentTitle of={one} />
        <span className="text-16 text-muted">{item_count} 個活動</span>
        {mode === 'test' && <Chip>測驗</Chip>}
      </span>
      <span>
        {dayWithWeekday(due_on)}
        <span className="ml-2 text-16 text-muted">{daysLeft(due_on, todayInTaipei())}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">做完的同學</span>
        <WorkBar done={done_count} of={pupil_count} />
        {help_count > 0 && <Chip tone="warning">{help_count} 位要幫忙</Chip>}
      </span>
      <span className="flex flex-wrap items-center gap-2.5 max-sm:gap-1 lg:justify-end">
        <Link
          to={`/my/teaching-class/report?id=${id}`}
          aria-label={`看報告：${one.title}`}
          className={`${buttonClass({ kind: 'ghost' })} max-sm:px-4`}
        >
          <BarChart3 aria-hidden="true" />
          看報告
        </Link>
        <Link
          to={`/my/learning-class/assignment?id=${id}&try=1`}
          aria-label={`以學生的樣子試試：${one.title}`}
          title="以學生的樣子試試"
          className={`${buttonClass({ kind: 'plain' })} max-sm:px-2`}
        >
          <Eye aria-hidden="true" />
          試試
        </Link>
        {children}
      </span>
    </li>
  )
}
