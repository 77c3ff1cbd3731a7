import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { ArrowLeft, Download, ListChecks, Presentation, Printer, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayWithWeekday } from '../../app/assignment/days.ts'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { ClassTabs } from '../../app/school-class/ClassTabs.tsx'
import { missingPage, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/report.ts'
import { AgainButton } from './AgainButton.tsx'
import { Projector } from './Projector.tsx'
import { PupilAnswers } from './PupilAnswers.tsx'
import { RemindButton } from './RemindButton.tsx'
import { ReportGrid } from './ReportGrid.tsx'
import { ReportItems } from './ReportItems.tsx'
import { columnsOf, csvOf, figuresOf, inNeed, inOrder, rowsOf, shuffled } from './report-rows.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData && `${loaderData.assignment.title}：${loaderData.className}的報告`)

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api: ask } = context.get(servicesContext)
  const id = searchParams.get('id') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) missingPage()
  const byItem = searchParams.get('tab') === 'items'
  const [{ data }, answers] = await orPage(
    Promise.all([
      ask('GET /api/my/teaching-class/assignment/report', { query: { id } }),
      byItem ? ask('GET /api/my/teaching-class/assignment/answers', { query: { id } }) : null,
    ]),
  )
  return {
    assignment: data.assignment,
    className: data.class_name,
    rows: inOrder(rowsOf(data)),
    columns: columnsOf(data),
    answers: answers?.data ?? null,
  }
}

/** How a class has done an assignment. */
export default function AssignmentReport({ loaderData }: Route.ComponentProps) {
  return <Report key={loaderData.assignment.id} {...loaderData} />
}

function Report({ assignment, className, rows, columns, answers }: Route.ComponentProps['loaderData']) {
  const [hides, setHides] = useState(false)
  const [projects, setProjects] = useState(false)
  const [opened, setOpened] = useState<{ memberId: number; at: number }>()
  const [seed, setSeed] = useState(0)
  const { id, title, title_pinyin, class_id, due_on } = assignment
  const shown = hides ? shuffled(rows, seed) : rows
  const hide = (on: boolean) => {
    // Another order each time: what was seen before tells nothing.
    setSeed(Math.floor(Math.random() * 2 ** 31))
    setHides(on)
  }
  const figures = figuresOf(rows, columns)
  const help = inNeed(rows)
  const own = opened && rows.find(({ memberId }) => memberId === opened.memberId)
  return (
    <div className="report-page grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card as="section" className="report-head flex flex-wrap items-center justify-between gap-4 p-5 md:p-7">
        <div>
          <h2 translate="no" className="font-typed text-32 leading-snug text-brand">
            {className}
          </h2>
          <p className="text-16 text-muted">{rows.length} 位同學</p>
        </div>
        <Link
          to={`/my/teaching-class/assignments?class_id=${class_id}`}
          className={cx(buttonClass({ kind: 'ghost' }), 'report-tools')}
        >
          <ArrowLeft aria-hidden="true" />
          回作業
        </Link>
      </Card>
      <ClassTabs own={{ id: class_id, name: className }} page="assignments" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h3 className="mr-auto flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span lang={title_pinyin ? 'hak-Hant-TW' : undefined} className="font-reading text-26 text-ink">
            {title}
          </span>
          <span className="text-16 text-muted">
            {assignment.item_count} 個活動．{dayWithWeekday(due_on)}到期
          </span>
          {assignment.mode === 'test' && <Chip>測驗</Chip>}
        </h3>
        <div className="report-tools flex flex-wrap items-center gap-2.5">
          <Toggle label="隱藏姓名" checked={hides} onChange={hide} />
          <Button kind="brand" icon={<Presentation aria-hidden="true" />} onClick={() => setProjects(true)}>
            投影
          </Button>
        </div>
      </div>
      <div className="report-tools flex flex-wrap items-center gap-2.5">
        <nav aria-label="報告" className="flex flex-wrap gap-2.5">
          <TabLink to={`?id=${id}`} current={answers === null} icon={<Table2 size={20} aria-hidden="true" />}>
            每位同學
          </TabLink>
          <TabLink
            to={`?id=${id}&tab=items`}
            current={answers !== null}
            icon={<ListChecks size={20} aria-hidden="true" />}
          >
            每一題
          </TabLink>
        </nav>
        {answers === null && rows.length > 0 && (
          <div className="ml-auto flex flex-wrap gap-2.5">
            {figures.done < figures.of && <RemindButton id={id} />}
            {help.length > 0 && <AgainButton assignment={assignment} memberIds={help} />}
            <Button
              kind="plain"
              icon={<Download aria-hidden="true" />}
              onClick={() => download(`${className}－${title}.csv`, csvOf(rows, columns))}
            >
              下載 CSV
            </Button>
            <Button kind="plain" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              列印
            </Button>
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title="班上沒有要做這份作業的學生">學生加入班級以後，就會出現在這裡。</EmptyState>
      ) : answers === null ? (
        <ReportGrid
          rows={shown}
          columns={columns}
          figures={figures}
          hides={hides}
          onOpen={(memberId, at) => setOpened({ memberId, at })}
        />
      ) : (
        <ReportItems
          assignment={assignment}
          answers={answers}
          rows={rows}
          columns={columns}
          onProject={() => setProjects(true)}
        />
      )}
      <PupilAnswers
        assignment={assignment}
        row={own}
        hides={hides}
        columns={columns}
        at={opened?.at ?? 0}
        onClose={() => setOpened(undefined)}
      />
      {projects && (
        <Projector
          assignment={assignment}
          className={className}
          rows={rows}
          columns={columns}
          answers={answers}
          onClose={() => setProjects(false)}
        />
      )}
    </div>
  )
}

function TabLink({
  to,
  current,
  icon,
  children,
}: {
  to: string
  current: boolean
  icon: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={current ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-12 items-center gap-2 rounded-full px-5 no-underline',
        current
          ? 'border-2 border-brand bg-note font-bold text-brand'
          : 'border-[1.5px] border-control bg-white text-ink',
      )}
    >
      {icon}
      {children}
    </Link>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
