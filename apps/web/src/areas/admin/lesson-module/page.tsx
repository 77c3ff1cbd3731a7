import { ApiError } from '@hakka/contract/api-error'
import { dialectName, LESSON_TYPES, lessonName, semesterName } from '@hakka/contract/constants'
import type { OpenedModule } from '@hakka/contract/lesson-module'
import { firstOfUnwritten, ModuleEditor, shapeFrom } from '@hakka/modules/editor'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { GitCompare, Users } from 'lucide-react'
import { type FocusEvent, useMemo, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { useAnnouncer } from '../../../app/container/use-announcer.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskCrumbs } from '../../../app/desk/DeskCrumbs.tsx'
import { UnsavedGuard } from '../../../app/desk/UnsavedGuard.tsx'
import { DraftOffer } from '../../../app/drafts/DraftOffer.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import type { Route } from './+types/page.ts'
import { CommonFields } from './CommonFields.tsx'
import { ConflictBox } from './ConflictBox.tsx'
import { FaultBox } from './FaultBox.tsx'
import { ModuleBar } from './ModuleBar.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { RawContent } from './RawContent.tsx'
import { RemarkBox } from './RemarkBox.tsx'
import { NO_REMARKS, type Remarks, remarksIn } from './remarks.ts'
import { useEditorHost } from './use-editor-host.tsx'
import { useLeftFields } from './use-left-fields.ts'
import { useModule } from './use-module.ts'
import { usePresence } from './use-presence.ts'
import { VersionSelect } from './VersionSelect.tsx'
import '../../../app/forms/forms.css'
import './lesson-module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lesson_id, module_id, report, at } = queryOf(request, ['lesson_id', 'module_id', 'report', 'at'])
  // The menu's way: a module is chosen in its lesson.
  if (!lesson_id && !module_id) throw redirect('/admin/lessons')
  const query = { lesson_id: lesson_id ?? 0, module_id: module_id ?? 0 }
  const { api } = context.get(servicesContext)
  try {
    const [opened, remarks] = await Promise.all([
      api('GET /api/lesson/module', { query }),
      // What stands beside the work never keeps anybody from it.
      api('GET /api/lesson/module/remarks', { query }).catch(() => NO_REMARKS),
    ])
    return { opened, remarks, report: Number(report ?? 0), at }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isNone = error.status === 404 || error.status === 422
    const status = isNone ? 404 : error.status || 500
    const own = [401, 403].includes(status) ? error.message : '模組載入失敗，請稍後再試'
    throw data({ message: isNone ? '查無模組資料' : own }, { status })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(`${loaderData?.opened.module.name ?? ''}・活動編輯`)

/** The editor of one module. */
export default function ModulePage({ loaderData: { opened, remarks, report, at } }: Route.ComponentProps) {
  return <Editing key={opened.module.id} opened={opened} told={remarks} report={report} at={at} />
}

function Editing({
  opened,
  told,
  report,
  at,
}: {
  opened: OpenedModule
  told: Remarks
  report: number
  /** The field that somebody was sent to. */
  at: string | undefined
}) {
  const { lesson, module, code } = opened
  const shape = shapeFrom(opened.shape)
  // A new module is empty: its first field waits for the keys, and nothing is called wrong yet.
  const [first] = useState(() => shape && firstOfUnwritten(shape, opened.module.content))
  const state = useModule(opened, first === undefined ? opened.faults : [])
  const others = usePresence(lesson.id, module.id)
  const { announce, line } = useAnnouncer()
  const host = useEditorHost(opened, announce)
  // Whoever comes from the check before publishing, or from a report, finds its field or its item open.
  const [jump, setJump] = useState<{ path: string } | undefined>(() => {
    const path = at ?? first
    return path === undefined ? told.reports.find((own) => own.id === report && own.path !== '') : { path }
  })
  const remarks = useMemo(() => remarksIn(told), [told])
  const [item, setItem] = useState<number>()
  const { values } = state
  const left = useLeftFields(first === undefined ? opened.faults : [])
  const faults = left.told(state.faults, values.content)
  const wrong = state.faults.filter(({ warning }) => !warning)
  const viewPath = `/lesson?${new URLSearchParams({
    step_no: `${lesson.step_no}`,
    semester_no: `${lesson.semester_no}`,
    dialect_id: `${lesson.dialect_id}`,
    type_no: `${lesson.type_no}`,
    no: `${lesson.no}`,
    mod_no: `${opened.mod_no}`,
    preview: '1',
  })}#mod-${opened.mod_no}`
  const follow = (event: FocusEvent) => {
    const field = event.target.closest('[data-field], [data-row]')
    const path = field?.getAttribute('data-field') ?? ''
    const row = event.target.closest('ol > [data-row]')?.getAttribute('data-row')
    const at = row ?? /^[a-z_]+\.(\d+)/.exec(path)?.[1]
    if (at !== undefined && at !== null) setItem(Number(at))
  }
  return (
    <div className="flex flex-1 flex-col">
      <DeskCrumbs
        crumbs={[
          { label: '課程管理', to: '/admin/lessons' },
          { label: lesson.title, to: `/admin/lesson/edit?id=${lesson.id}` },
          { label: code || module.name },
        ]}
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-120">
          <h1 className="flex flex-wrap items-center gap-3 text-26 leading-snug font-bold md:text-32">
            {code && (
              <span data-level={lesson.level_no} className="module-title-code">
                {code}
              </span>
            )}
            {module.name || module.type_name}
          </h1>
          <ul aria-label="模組資訊" className="mt-2 flex flex-wrap gap-1.5">
            {chipsOf(opened).map((chip) => (
              <li key={chip} className="rounded-option bg-neutral px-3 text-14 leading-7 text-neutral-ink">
                {chip}
              </li>
            ))}
            <li className="rounded-option bg-neutral px-3 text-14 leading-7 text-neutral-ink">
              <code translate="no">{module.type}</code>
            </li>
          </ul>
        </div>
        <div className="flex w-full items-center gap-3 md:w-auto">
          <VersionSelect state={state} versionId={module.version_id} />
          <Link
            to={`/admin/lesson/versions?id=${lesson.id}&module_id=${module.id}`}
            className={`${buttonClass({ kind: 'ghost' })} flex-none`}
          >
            <GitCompare aria-hidden="true" />
            比對
          </Link>
        </div>
      </div>
      {others.length > 0 && (
        <p
          role="status"
          className="mb-4 flex items-center gap-2 rounded-option bg-note px-4 py-2 text-brand-deep"
        >
          <Users size={20} aria-hidden="true" className="flex-none" />
          {others.join('、')}也正在編輯這個模組；各改各的會合在一起。
        </p>
      )}
      <DraftOffer draft={state.draft} onDone={() => {}} />
      <ConflictBox state={state} opened={opened} />
      <RemarkBox told={told} report={report} onPlace={(path) => setJump({ path })} />
      <FaultBox faults={faults} onFault={(path) => setJump({ path })} />
      <div className="module-columns">
        <section
          aria-label="編輯"
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5"
          onFocus={follow}
          onClickCapture={left.onClick}
          onBlur={(event) => {
            left.onBlur(event)
            if (event.target.matches('input, textarea')) state.flush()
          }}
        >
          <CommonFields state={state} />
          {shape ? (
            <ModuleEditor
              type={module.type}
              content={values.content}
              onChange={(content) => state.set({ content })}
              faults={faults}
              shape={shape}
              host={host}
              jump={jump}
              remarks={remarks}
            />
          ) : (
            <RawContent type={module.type} content={values.content} />
          )}
        </section>
        {shape && (
          <PreviewFrame
            opened={opened}
            shape={shape}
            content={values.content}
            title={values.title}
            item={item}
          />
        )}
      </div>
      <ModuleBar
        state={state}
        wrong={wrong.map(({ path }) => path)}
        onFault={(path) => {
          left.showAll()
          setJump({ path })
        }}
        viewPath={viewPath}
      />
      <UnsavedGuard
        when={state.phase === 'failed'}
        isDirty={() => state.phase === 'failed' && state.isDirty()}
      />
      {line}
    </div>
  )
}

const typeName = (typeNo: number) => LESSON_TYPES.find(({ no }) => no === typeNo)?.name ?? ''

/** Step, semester, dialect, type, lesson number, master id, version id, type and its name. */
const chipsOf = ({ lesson, module }: OpenedModule): string[] => [
  semesterName(lesson.step_no, lesson.semester_no).slice(0, -3),
  semesterName(lesson.step_no, lesson.semester_no).slice(-3),
  dialectName(lesson.dialect_id),
  typeName(lesson.type_no),
  lessonName(lesson.no),
  module.type_name,
  `模組 ${module.id}`,
  `版本 ${module.version_id}`,
]
