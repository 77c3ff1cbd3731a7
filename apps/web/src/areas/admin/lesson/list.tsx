import {
  DIALECTS,
  dialectName,
  LESSON_TYPES,
  LEVELS,
  lessonName,
  levelOfStep,
  semesterName,
} from '@hakka/contract/constants'
import type { LessonDeskRow } from '@hakka/contract/lesson-desk'
import { graphemes } from '@hakka/hakka/characters'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { CalendarClock, CloudDownload, Package, Pencil, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { FilterSelect } from '../../../app/desk/FilterSelect.tsx'
import { HakkaLine } from '../../../app/desk/HakkaLine.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import { useVisitor } from '../../../app/visitor.ts'
import type { Route } from './+types/list.ts'
import { DialectGrid } from './DialectGrid.tsx'
import { LessonMenu } from './LessonMenu.tsx'
import { placeText } from './lesson-place.ts'
import { listKeys } from './list-keys.ts'
import { ModulesMenu } from './ModulesMenu.tsx'
import { NewLesson } from './NewLesson.tsx'
import { StateChip } from './StateChip.tsx'
import './lesson.css'

const TERMS = LEVELS.flatMap(({ steps }) =>
  steps.flatMap((step) =>
    [1, 2].map((half) => ({ value: `${step}-${half}`, label: semesterName(step, half) })),
  ),
)
const STATES = [
  { value: 'draft', label: '草稿' },
  { value: 'review', label: '送審中' },
  { value: 'published', label: '已發布' },
  { value: 'changed', label: '有未發布的修改' },
  { value: 'withdrawn', label: '已下架' },
] as const

/** What the address of the page filters by; what it says wrongly is left out. */
function chosenOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)
  return {
    term: TERMS.find(({ value }) => value === asked('term'))?.value,
    dialect_id: DIALECTS.find(({ id }) => String(id) === asked('dialect_id'))?.id,
    type_no: LESSON_TYPES.find(({ no }) => String(no) === asked('type_no'))?.no,
    state: STATES.find(({ value }) => value === asked('state'))?.value,
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = chosenOf(request)
  const { term, ...rest } = chosen
  const [step_no, semester_no] = term?.split('-') ?? []
  const { keyword, page } = listQueryOf(request, ['place'])
  const query = { ...rest, keyword, page, step_no, semester_no }
  const list = await orPage(context.get(servicesContext).api('GET /api/admin/lessons', { query }))
  return { list, chosen }
}

export const meta = () => pageMeta('課程管理')

const COLUMNS: readonly Column<LessonDeskRow>[] = [
  {
    id: 'title',
    title: '課程',
    main: true,
    cell: (row) => (
      <div data-level={levelOfStep(row.step_no)} className="flex items-center gap-3">
        <span className="lesson-thumb">
          {row.thumbnail_url && <img src={row.thumbnail_url} alt="" loading="lazy" />}
        </span>
        <Link
          to={`/admin/lesson/edit?id=${row.id}`}
          className="min-w-0 text-ink no-underline hover:underline"
        >
          <HakkaLine text={row.title} dialectId={row.dialect_id} />
          {/* Where there is no room for its columns. */}
          <span className="lesson-place">{placeText(row)}</span>
          {row.editing.length > 0 && <span className="lesson-editing">{row.editing.join('、')}正在編輯</span>}
        </Link>
      </div>
    ),
  },
  { id: 'term', title: '年級', narrow: true, cell: (row) => semesterName(row.step_no, row.semester_no) },
  {
    id: 'dialect',
    title: '腔調',
    narrow: true,
    cell: (row) => (
      <span className="grid gap-1">
        {dialectName(row.dialect_id)}
        <DialectGrid cells={row.dialects} own={row.dialect_id} />
      </span>
    ),
  },
  {
    id: 'type',
    title: '難度',
    narrow: true,
    cell: (row) => LESSON_TYPES.find(({ no }) => no === row.type_no)?.name,
  },
  { id: 'no', title: '課次', narrow: true, cell: (row) => lessonName(row.no) },
  {
    id: 'state',
    title: '狀態',
    narrow: true,
    cell: (row) => (
      <span className="grid justify-items-start gap-1">
        <StateChip state={row.state} isChanged={row.is_changed === 1} isWaiting={row.is_waiting === 1} />
        {row.publish_at && (
          <span className="inline-flex items-center gap-1 text-14 text-muted">
            <CalendarClock size={16} aria-hidden="true" />
            {taipeiTime(row.publish_at).slice(5)} 發布
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'edited_at',
    title: '最後修改',
    narrow: true,
    cell: (row) =>
      row.editing.length > 0 ? (
        <Editing names={row.editing} />
      ) : row.edited_at ? (
        <>
          {taipeiTime(row.edited_at).slice(5)}
          {row.edited_by && <span className="block text-14 text-muted">{row.edited_by}</span>}
        </>
      ) : (
        '—'
      ),
  },
]

/** Who is at it now: both are told of, and neither waits for the other. */
function Editing({ names }: { names: readonly string[] }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="lesson-editor">
        {graphemes(names[0] ?? '')[0]}
      </span>
      <span>
        正在編輯
        <span className="block text-14 text-muted">{names.join('、')}</span>
      </span>
    </span>
  )
}

/** What waits, in one line. */
function leadOf({ all, changed, waiting }: Route.ComponentProps['loaderData']['list']['counts']): string {
  const open = [changed > 0 && `${changed} 課有未發布的修改`, waiting > 0 && `${waiting} 課等人看`]
  const told = open.filter(Boolean).join('，')
  return told ? `共 ${all} 課・${told}` : `共 ${all} 課`
}

export default function LessonDeskList({ loaderData: { list, chosen } }: Route.ComponentProps) {
  const [isMaking, setMaking] = useState(false)
  const { permissions } = useVisitor()
  useFresh()
  const { revalidate } = useRevalidator()
  const anew = () => void revalidate()
  return (
    <DeskPage
      title="課程管理"
      lead={leadOf(list.counts)}
      actions={
        <>
          {permissions.includes('lesson.fetch') && (
            <Link to="/admin/lessons/fetch" className={buttonClass({ kind: 'ghost' })}>
              <CloudDownload aria-hidden="true" />
              匯入課程
            </Link>
          )}
          {permissions.includes('lesson.edit') && (
            <Link to="/admin/lessons/packs" className={buttonClass({ kind: 'ghost' })}>
              <Package aria-hidden="true" />
              教材包
            </Link>
          )}
          {permissions.includes('lesson.edit') && (
            <Button kind="brand" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
              新增課程
            </Button>
          )}
        </>
      }
    >
      <section aria-label="課程" className="lesson-list" onKeyDown={listKeys}>
        <DeskTable
          label="課程列表"
          list={list}
          columns={COLUMNS}
          rowKey={({ id }) => id}
          sorted={{ sort: 'place', direction: 'asc' }}
          search="課名、語詞或拼音"
          hint={
            <>
              <kbd>↑</kbd> <kbd>↓</kbd> 選一課 <kbd>Enter</kbd> 編輯 <kbd>M</kbd> 模組
            </>
          }
          empty={
            list.counts.all === 0 && (
              <EmptyState title="還沒有課程">按「新增課程」寫第一課，或匯入教材包。</EmptyState>
            )
          }
          filters={
            <>
              <FilterSelect name="term" label="年級" value={chosen.term} options={TERMS} />
              <FilterSelect
                name="dialect_id"
                label="腔調"
                value={chosen.dialect_id === undefined ? undefined : Number(chosen.dialect_id)}
                options={DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name }))}
              />
              <FilterSelect
                name="type_no"
                label="難度"
                value={chosen.type_no === undefined ? undefined : Number(chosen.type_no)}
                options={LESSON_TYPES.map(({ no, name }) => ({ value: Number(no), label: name }))}
              />
              <FilterSelect<string> name="state" label="狀態" value={chosen.state} options={STATES} />
            </>
          }
          actions={(row) => (
            <>
              <ModulesMenu row={row} />
              <Link
                to={`/admin/lesson/edit?id=${row.id}`}
                className={ROW_ACTION}
                aria-label={`編輯課程「${row.title.hakka}」`}
              >
                <Pencil aria-hidden="true" />
                編輯課程
              </Link>
              {permissions.includes('lesson.edit') && (
                <LessonMenu lesson={row} isUp onMoved={anew} onRemoved={anew} />
              )}
            </>
          )}
        />
      </section>
      {isMaking && <NewLesson onClose={() => setMaking(false)} />}
    </DeskPage>
  )
}

const FRESH_MS = 20_000

/** Who is at which lesson changes while the list stands open. */
function useFresh(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }, FRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate, state])
}
