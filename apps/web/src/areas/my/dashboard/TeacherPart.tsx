import type { DueAssignment } from '@hakka/contract/assignment'
import type { Notification } from '@hakka/contract/notification'
import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ArrowRight, Bell, Hourglass, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { CardHead } from './CardHead.tsx'
import { DueOfClasses, RunningCompetitions } from './RunningCards.tsx'
import type { RunningCompetition } from './running.ts'

const NOTICES = 4

/** What goes on in a teacher's classes: who waits, what is due, what is played; and what is not read yet. */
export function TeacherPart({
  teaching,
}: {
  /** `pending`: nobody has said yet that this is a teacher. */
  teaching:
    | 'pending'
    | {
        classes: readonly SchoolClass[]
        notices: readonly Notification[]
        due: readonly DueAssignment[]
        competitions: readonly RunningCompetition[]
      }
}) {
  if (teaching === 'pending')
    return (
      <Card as="section" aria-label="教師身分">
        <EmptyState title="你的教師身分還在確認">
          確認以後就能建立班級、邀請學生；現在還看不到任何學生的資料。已經等很久的話，請聯絡網站管理員。
        </EmptyState>
      </Card>
    )
  const classes = teaching.classes
    .filter(({ archived_at }) => archived_at === null)
    .toSorted((a, b) => Number(b.waiting_count > 0) - Number(a.waiting_count > 0))
  const waits = classes.some(({ waiting_count }) => waiting_count > 0)
  const due = <DueOfClasses due={teaching.due} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        {!waits && due}
        <Card as="section" aria-labelledby="my-classes" className="overflow-hidden">
          <CardHead id="my-classes" title="教學班級" to="/my/teaching-class" />
          {classes.length === 0 ? (
            <EmptyState
              title="目前沒有任教的班級"
              picture={<img src="/images/classroom-empty.svg" alt="" width={240} height={160} />}
              action={
                <Link to="/my/teaching-class/form" className={buttonClass({ kind: 'primary', size: 'l' })}>
                  <Plus aria-hidden="true" />
                  建立班級
                </Link>
              }
            >
              一分鐘就能建好班級，請學生加入。
            </EmptyState>
          ) : (
            <ul>
              {classes.map((own) => (
                <ClassLine key={own.id} own={own} />
              ))}
            </ul>
          )}
        </Card>
        {waits && due}
      </div>
      <div className="grid gap-6">
        <RunningCompetitions competitions={teaching.competitions} />
        <Card as="section" aria-labelledby="my-notices" className="overflow-hidden">
          <CardHead id="my-notices" title="還沒看的通知" to="/my/notifications" />
          {teaching.notices.length === 0 ? (
            <p className="flex items-center gap-3 border-t border-line px-5 py-6 text-muted md:px-7">
              <Bell size={22} aria-hidden="true" />
              都看過了
            </p>
          ) : (
            <ul>
              {teaching.notices.slice(0, NOTICES).map(({ id, title, url, created_at }) => (
                <li key={id} className="border-t border-line">
                  <Link
                    to={url}
                    className="block min-h-14 px-5 py-3 leading-snug text-ink no-underline hover:bg-note md:px-7"
                  >
                    <span className="wrap-anywhere">{title}</span>
                    <span className="block text-16 text-muted tabular-nums">{taipeiTime(created_at)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}

function ClassLine({ own }: { own: SchoolClass }) {
  return (
    <li className="border-t border-line">
      <Link
        to={`/my/teaching-class/students?class_id=${own.id}`}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 leading-snug text-ink no-underline hover:bg-note md:px-7"
      >
        <span className="min-w-0 flex-1 basis-40">
          <b className="block text-20 wrap-anywhere">{own.name}</b>
          <span className="text-16 text-muted">
            {[own.school_name, `${own.student_count} 位學生`].filter(Boolean).join('．')}
          </span>
        </span>
        {own.waiting_count > 0 && (
          <span className="inline-flex min-h-10 items-center gap-2 rounded-option bg-warning-soft px-3 text-16 font-bold text-warning-deep">
            <Hourglass size={18} aria-hidden="true" />
            {own.waiting_count} 位等你同意
          </span>
        )}
        <ArrowRight size={22} aria-hidden="true" className="flex-none text-brand" />
      </Link>
    </li>
  )
}
