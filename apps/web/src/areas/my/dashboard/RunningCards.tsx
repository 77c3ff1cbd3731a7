import type { DueAssignment } from '@hakka/contract/assignment'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Clock, Hourglass, Mail, Play } from 'lucide-react'
import { Link } from 'react-router'
import { AssignmentTitle } from '../../../app/assignment/AssignmentTitle.tsx'
import { daysLeft, dayWithWeekday, todayInTaipei } from '../../../app/assignment/days.ts'
import { WorkBar } from '../../../app/assignment/WorkBar.tsx'
import { taipeiDate } from '../../../app/taipei-time.ts'
import { CardHead } from './CardHead.tsx'
import type { RunningCompetition } from './running.ts'

/** What is due these days and not through: each leads to its report, where who is stuck stands first. */
export function DueOfClasses({ due }: { due: readonly DueAssignment[] }) {
  if (due.length === 0) return null
  return (
    <Card as="section" aria-labelledby="due-of-classes" className="overflow-hidden">
      <CardHead id="due-of-classes" title="快到期的作業" to="/my/teaching-class" all="看班級" />
      <ul>
        {due.map((own) => (
          <li key={own.id} className="border-t border-line">
            <Link
              to={`/my/teaching-class/report?id=${own.id}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 px-5 py-3 leading-snug text-ink no-underline hover:bg-note sm:grid-cols-[minmax(0,1fr)_13rem] md:px-7"
            >
              <AssignmentTitle of={own} />
              <span className="text-16 text-muted sm:text-right">
                {dayWithWeekday(own.due_on)}．{daysLeft(own.due_on, todayInTaipei())}
              </span>
              <span className="text-16 text-muted">
                <span translate="no">{own.class_name}</span>
                {own.mode === 'test' && '．測驗'}
              </span>
              <span className="flex min-w-0 flex-wrap items-center gap-2 sm:col-span-2">
                <span className="sr-only">做完的同學</span>
                <span className="w-72 max-w-full">
                  <WorkBar done={own.done_count} of={own.pupil_count} unit=" 位做完" />
                </span>
                {own.help_count > 0 && <Chip tone="warning">{own.help_count} 位要幫忙</Chip>}
                {own.begun_count < own.pupil_count && (
                  <Chip>{own.pupil_count - own.begun_count} 位還沒開始</Chip>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const LOOKS = {
  invited: { tone: 'warning', Icon: Mail },
  running: { tone: 'right', Icon: Play },
  pending: { tone: 'neutral', Icon: Hourglass },
  coming: { tone: 'level', Icon: Clock },
} as const

/** Competitions that are not over; what waits for an answer first. */
export function RunningCompetitions({ competitions }: { competitions: readonly RunningCompetition[] }) {
  if (competitions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="running-competitions" className="overflow-hidden">
      <CardHead id="running-competitions" title="班級競賽" to="/my/teaching-class/competitions" />
      <ul>
        {competitions.map(({ id, title, own, other, state, label, endAt, url }) => {
          const { tone, Icon } = LOOKS[state]
          return (
            <li key={id} className="border-t border-line">
              <Link
                to={url}
                className="grid min-h-16 gap-1 px-5 py-3 leading-snug text-ink no-underline hover:bg-note md:px-7"
              >
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <b>{title}</b>
                  <Chip tone={tone} icon={<Icon size={18} aria-hidden="true" />}>
                    {label}
                  </Chip>
                </span>
                <span className="text-16 text-muted wrap-anywhere">
                  <span translate="no">{own}</span> 對 <span translate="no">{other}</span>．到{' '}
                  {taipeiDate(endAt).slice(5)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
