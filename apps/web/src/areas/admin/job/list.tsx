import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { FailedJob, JobKind } from '@hakka/contract/job'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { CircleCheck, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { timeColumn } from '../../../app/desk/time-column.ts'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { JobState } from './JobState.tsx'
import { REASONS } from './job-texts.ts'
import { useFresh } from './use-fresh.ts'

export const meta = () => pageMeta('背景工作')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = listQueryOf(request, [])
  const { api } = context.get(servicesContext)
  return { list: await orPage(api('GET /api/admin/jobs', { query: { page } })) }
}

const FAILED: readonly Column<FailedJob>[] = [
  { id: 'title', title: '工作', main: true, cell: ({ title }) => <b>{title}</b> },
  {
    id: 'reason',
    title: '原因',
    cell: ({ reason, tries }) => (
      <>
        {REASONS[reason]}
        <span className="block text-14 text-muted">試過 {tries} 次</span>
      </>
    ),
  },
  { ...timeColumn('at', '時間'), sortable: false },
]

const KINDS: readonly Column<JobKind>[] = [
  { id: 'title', title: '工作', main: true, cell: ({ title }) => <b>{title}</b> },
  { id: 'schedule', title: '什麼時候做', cell: ({ schedule }) => schedule ?? '有需要的時候' },
  { id: 'open', title: '現在', cell: (kind) => <JobState {...kind} /> },
  {
    id: 'done_at',
    title: '上次完成',
    narrow: true,
    cell: ({ done_at }) => (done_at ? taipeiTime(done_at) : <span className="text-muted">最近兩週沒有</span>),
  },
]

/** What the site does by itself: how it went the last time, and what was given up. */
export default function JobList({ loaderData: { list } }: Route.ComponentProps) {
  const { kinds } = list
  useFresh(kinds.some(({ open }) => open > 0))
  return (
    <DeskPage
      title="背景工作"
      lead={
        <>
          網站自己做的事，例如寄信、清除過期的資料。沒有做成的會自動再試，試了幾次都不行的列在這裡；寄不出去的信在
          <Link to="/admin/outbox" className="underline">
            寄件匣
          </Link>
          。
        </>
      }
    >
      <h2 className="mb-2 text-20 font-bold">沒有完成的工作</h2>
      {list.total === 0 ? (
        <p className="flex items-center gap-2.5 rounded-option border border-line bg-white px-4 py-3">
          <CircleCheck size={22} className="shrink-0 text-correct" aria-hidden="true" />
          所有的背景工作都正常。
        </p>
      ) : (
        <DeskTable
          label="沒有完成的工作"
          list={list}
          columns={FAILED}
          rowKey={({ id }) => id}
          sorted={{ sort: 'at', direction: 'desc' }}
          isWaiting={() => true}
          actions={(job) => <RetryButton job={job} />}
        />
      )}
      <h2 className="mt-8 mb-2 text-20 font-bold">所有的工作</h2>
      <DeskTable
        label="所有的工作"
        list={{ data: kinds, total: kinds.length, page: 1, page_size: kinds.length }}
        isWhole
        columns={KINDS}
        rowKey={({ name }) => name}
        sorted={{ sort: 'title', direction: 'asc' }}
      />
    </DeskPage>
  )
}

function RetryButton({ job: { name, id, title } }: { job: FailedJob }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      const { message } = await api('POST /api/admin/jobs/{name}/{id}/retry', { params: { name, id } })
      toast({ type: 'success', body: message })
    } catch (error) {
      const body = error instanceof ApiError ? error.message : UNKNOWN_ERROR
      toast({ type: 'error', title: '沒有排入', body })
    }
    setBusy(false)
    await revalidate()
  }
  return (
    <Button
      kind="ghost"
      className="!min-h-10 !px-3.5 !text-16 whitespace-nowrap"
      busy={busy}
      aria-label={`再試一次「${title}」`}
      icon={<RotateCcw aria-hidden="true" />}
      onClick={() => void retry()}
    >
      再試一次
    </Button>
  )
}
