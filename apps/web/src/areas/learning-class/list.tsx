import type { LearningClass } from '@hakka/contract/learning-class'
import type { ClassEvent } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ErrorState } from '@hakka/ui/ErrorState.tsx'
import { glide } from '@hakka/ui/still.ts'
import { toast } from '@hakka/ui/toast.ts'
import { ClipboardList, Clock } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { ClassEvents } from '../../app/school-class/ClassEvents.tsx'
import { teacherNames } from '../../app/school-class/teacher-name.ts'
import type { Route } from './+types/list.ts'
import { CodeForm } from './CodeForm.tsx'
import { OwnAssignments } from './OwnAssignments.tsx'
import { ShowParents } from './ShowParents.tsx'
import { loadTeams, TeamCard } from './TeamCard.tsx'

export const meta = () => pageMeta('我的班級')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  return orFailed(
    Promise.all([
      ask('GET /api/my/learning-class/list').then(({ data: { school_classes } }) =>
        Promise.all(
          school_classes.map(async (own) => {
            // Who waits is of no class yet; of a year that is over nothing runs any more.
            if (own.waiting || own.archived_at) return { own, events: [] }
            const { data } = await ask('GET /api/my/learning-class/events', { query: { class_id: own.id } })
            return { own, events: data.events }
          }),
        ),
      ),
      ask('GET /api/my/learning-class/assignment/list'),
      ask('GET /api/my/child/code'),
      loadTeams(ask),
    ]).then(([classes, work, code, teams]) => ({ classes, ...work.data, code: code.data, teams })),
  )
}

/** The classes that a pupil is in, and those that she waits for. */
export default function LearningClasses({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaded)
    return (
      <ErrorState title="取得我的班級失敗" retry={() => void revalidate()}>
        網路可能斷了，或是網站正在更新。
      </ErrorState>
    )
  const { classes, assignments, font, code, teams } = loaded
  if (classes.length === 0)
    return (
      <div className="grid gap-6">
        <section
          aria-label="我的班級"
          className="grid justify-items-center rounded-card border border-line bg-white px-4 pb-8"
        >
          <EmptyState
            title="目前沒有加入任何班級"
            picture={<img src="/images/state-empty.svg" alt="" width={280} height={210} />}
          >
            跟老師要班級代碼，或掃老師的 QR Code。
          </EmptyState>
          <div className="w-full max-w-110">
            <CodeForm button="加入班級" />
          </div>
        </section>
        <ShowParents given={code} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ReadingFace face={font} />
      <div className="grid grid-cols-1 gap-6">
        {assignments.length > 0 && <OwnAssignments assignments={assignments} />}
        <section aria-labelledby="classes">
          <h2 id="classes" className="sr-only">
            我的班級
          </h2>
          <ul className="grid gap-4">
            {classes.map(({ own, events }) => (
              <OwnClass
                key={own.id}
                own={own}
                events={events}
                hasWork={assignments.some(({ class_id }) => class_id === own.id)}
              />
            ))}
          </ul>
        </section>
      </div>
      <div className="grid gap-6">
        {teams.map((team) => (
          <TeamCard key={team.own.id} team={team} />
        ))}
        <Card as="section" aria-labelledby="another" className="p-5 md:p-7">
          <h2 id="another" className="mb-4 text-22 font-bold">
            加入另一個班級
          </h2>
          <CodeForm button="加入" />
        </Card>
        <ShowParents given={code} />
      </div>
    </div>
  )
}

function OwnClass({
  own,
  events,
  hasWork,
}: {
  own: LearningClass
  events: readonly ClassEvent[]
  hasWork: boolean
}) {
  const [asked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  async function quit(): Promise<void> {
    const { message } = await api('DELETE /api/my/learning-class/quit', { body: { class_id: own.id } })
    toast({ type: 'success', body: message })
    await revalidate()
  }
  const place = [
    own.school_name,
    `班級代碼 ${own.code}`,
    teacherNames(own.teachers.map(({ name }) => name)),
    own.waiting ? '' : `${own.student_count} 位同學`,
  ]
  return (
    <li className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4 md:flex-nowrap rounded-card border border-line bg-white p-5 md:p-7">
        <div className="min-w-0">
          <h3 translate="no" className="font-typed text-26 leading-snug text-brand">
            {own.name}
          </h3>
          <p translate="no" className="flex flex-wrap gap-x-4 text-16 text-muted">
            {place.filter(Boolean).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          {own.description && (
            <p
              translate="no"
              className="mt-2 max-w-prose font-typed font-normal whitespace-pre-line wrap-anywhere"
            >
              {own.description}
            </p>
          )}
          {own.archived_at && (
            <p className="mt-2">
              <Chip>已封存</Chip>
            </p>
          )}
          {own.waiting && (
            <p className="mt-2">
              <Chip tone="warning" icon={<Clock size={18} aria-hidden="true" />}>
                等老師同意
              </Chip>
            </p>
          )}
        </div>
        <span className="flex flex-wrap gap-2.5 md:flex-none">
          {!own.waiting && (
            <Button
              kind="ghost"
              disabled={!hasWork}
              icon={<ClipboardList aria-hidden="true" />}
              aria-label={`${own.name}的作業`}
              onClick={() => document.getElementById('assignments')?.scrollIntoView({ behavior: glide() })}
            >
              作業
            </Button>
          )}
          <Button
            kind="plain"
            aria-label={`${own.waiting ? '取消申請' : '離開班級'}：${own.name}`}
            onClick={() => setAsked(true)}
          >
            {own.waiting ? '取消申請' : '離開班級'}
          </Button>
        </span>
      </div>
      <ClassEvents events={events} note="同學的名字遮住了一部分" />
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={own.waiting ? `不加入「${own.name}」了？` : `離開「${own.name}」？`}
        confirm={own.waiting ? '取消申請' : '離開'}
        onConfirm={quit}
      >
        <p>
          {own.waiting
            ? '老師的等待名單上就不會有你。'
            : '老師會看不到你的紀錄；你自己的學習紀錄都還在。想回來，再用代碼或 QR Code 加入。'}
        </p>
      </ConfirmDialog>
    </li>
  )
}
