import { dialectName, levelOfStep } from '@hakka/contract/constants'
import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ExternalLink, Hand, History, Mic, Send, SlidersHorizontal, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DeskCrumbs } from '../../../app/desk/DeskCrumbs.tsx'
import { HakkaLine } from '../../../app/desk/HakkaLine.tsx'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orMissing } from '../../../app/throw-page.ts'
import { useVisitor } from '../../../app/visitor.ts'
import type { Route } from './+types/edit.ts'
import { AddModule } from './AddModule.tsx'
import { DialectGrid } from './DialectGrid.tsx'
import { ExchangeLinks } from './ExchangeLinks.tsx'
import { LessonMenu } from './LessonMenu.tsx'
import { lessonAddress, moduleEditor, placeText } from './lesson-place.ts'
import { ModuleBoard } from './ModuleBoard.tsx'
import { StateChip } from './StateChip.tsx'
import { useBoard } from './use-board.ts'
import { usePlanned } from './use-planned.ts'
import './board.css'
import './lesson.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id = 0 } = queryOf(request, ['id'])
  const { api } = context.get(servicesContext)
  const [{ data }, types] = await Promise.all([
    orMissing(api('GET /api/admin/lesson', { query: { id } })),
    orMissing(api('GET /api/admin/module_types')),
  ])
  return { lesson: data, types: types.data.types.map(({ id, name }) => ({ id, name })) }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(`${loaderData?.lesson.title.hakka ?? ''}・編輯課程`)

/** A lesson as its editors put it together: its modules in three activities, and the ways to all else of it. */
export default function LessonEdit({ loaderData: { lesson, types } }: Route.ComponentProps) {
  const { permissions } = useVisitor()
  const mayEdit = permissions.includes('lesson.edit')
  const board = useBoard(lesson)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState<number>()
  const [copying, setCopying] = useState<number>()
  useUndoKey(board.undo)
  usePlanned(lesson, () => {})
  const open = lesson.activities
    .flatMap(({ modules }) => modules)
    .filter(({ state }) => state !== 'published').length
  const add = async (type: string) => {
    const made = await board.add(type, adding ?? 1)
    setAdding(undefined)
    if (made !== undefined) await navigate(moduleEditor(lesson.id, made))
  }
  return (
    <div data-level={levelOfStep(lesson.step_no)} className="flex flex-1 flex-col">
      <DeskCrumbs crumbs={[{ label: '課程管理', to: '/admin/lessons' }, { label: lesson.title.hakka }]} />
      <div className="mb-4 flex flex-wrap items-end gap-x-5 gap-y-3">
        <span className="lesson-thumb lesson-thumb-large self-center">
          {lesson.thumbnail && <img src={lesson.thumbnail.url} alt="" />}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-normal">
            <HakkaLine text={{ ...lesson.title, chinese: '' }} dialectId={lesson.dialect_id} large />
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {placeText(lesson)}
            <StateChip
              state={lesson.state}
              isChanged={lesson.is_changed === 1}
              isWaiting={lesson.review !== null && lesson.review.result === null}
            />
          </p>
          <div className="lesson-dialects">
            <DialectGrid
              cells={lesson.dialects}
              own={lesson.dialect_id}
              {...(mayEdit && { onCopy: setCopying })}
            />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          {mayEdit && (
            <Link to={`/admin/lesson/info?id=${lesson.id}`} className={buttonClass({ kind: 'ghost' })}>
              <SlidersHorizontal aria-hidden="true" />
              課程資料
            </Link>
          )}
          {permissions.includes('lesson.module.edit') && (
            <Link to={`/admin/lesson/record?id=${lesson.id}`} className={buttonClass({ kind: 'ghost' })}>
              <Mic aria-hidden="true" />
              錄音
            </Link>
          )}
          <Link to={`/admin/lesson/versions?id=${lesson.id}`} className={buttonClass({ kind: 'ghost' })}>
            <History aria-hidden="true" />
            版本
          </Link>
          <a
            href={lessonAddress(lesson, { preview: true })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'ghost' })}
          >
            <ExternalLink aria-hidden="true" />
            預覽
          </a>
          {mayEdit && (
            <LessonMenu
              lesson={lesson}
              onMoved={() => void revalidate()}
              onRemoved={() => void navigate('/admin/lessons')}
            />
          )}
        </div>
      </div>
      {mayEdit && (
        <p className="board-hint">
          <Hand size={20} aria-hidden="true" className="flex-none" />
          <span className="max-md:hidden">
            拖著排，或用鍵盤：<kbd>空白鍵</kbd> 拿起 <kbd>↑</kbd> <kbd>↓</kbd> 移動 <kbd>←</kbd> <kbd>→</kbd>{' '}
            換活動 <kbd>空白鍵</kbd> 放下 <kbd>Esc</kbd> 不動了
          </span>
          <span className="md:hidden">按住拖，或點 ⋮ 選「往上」「往下」「移到活動」</span>
        </p>
      )}
      <ModuleBoard lesson={lesson} board={board} mayEdit={mayEdit} onAdd={setAdding} />
      {mayEdit && <ExchangeLinks lesson={lesson} />}
      <section className="save-bar" aria-label="草稿">
        <p role="status" className="flex min-w-40 flex-1 items-center gap-3">
          <span
            aria-hidden="true"
            className="save-dot"
            data-unsaved={board.phase !== 'resting' || undefined}
          />
          <span className="leading-snug">
            <b>
              {board.phase === 'saving'
                ? '正在存草稿…'
                : board.phase === 'failed'
                  ? '沒有存到，已換成最新的'
                  : '草稿存好了'}
            </b>
            <span className="block text-14">
              {[
                lesson.saved_at && `${taipeiTime(lesson.saved_at).slice(5)}`,
                lesson.plan && plannedText(lesson.plan),
                open > 0
                  ? `${open} 個模組${lesson.state === 'published' ? '有未發布的修改' : '還沒發布'}`
                  : lesson.is_changed === 1
                    ? '有未發布的修改'
                    : lesson.state === 'published'
                      ? '和學生看到的一樣'
                      : '學生還看不到',
              ]
                .filter(Boolean)
                .join('・')}
            </span>
          </span>
        </p>
        {board.canUndo && (
          <button
            type="button"
            className="inline-flex min-h-12 items-center gap-2 rounded-button border border-white/70 px-5 hover:bg-white/15"
            onClick={board.undo}
          >
            <Undo2 size={20} aria-hidden="true" />
            復原
          </button>
        )}
        <Link
          to={`/admin/lesson/publish?id=${lesson.id}`}
          className={`${buttonClass({ kind: 'ghost' })} font-bold text-brand`}
        >
          <Send aria-hidden="true" />
          {permissions.includes('lesson.publish') ? '檢查並發布' : '檢查並送審'}
        </Link>
      </section>
      {adding !== undefined && (
        <AddModule
          activityNo={adding}
          used={lesson.activities.flatMap(({ modules }) => modules.map(({ type }) => type))}
          types={types}
          busy={board.phase === 'saving'}
          onAdd={(type) => void add(type)}
          onClose={() => setAdding(undefined)}
        />
      )}
      {copying !== undefined && (
        <CopyDialog lessonId={lesson.id} dialectId={copying} onClose={() => setCopying(undefined)} />
      )}
    </div>
  )
}

function CopyDialog({
  lessonId,
  dialectId,
  onClose,
}: {
  lessonId: number
  dialectId: number
  onClose(): void
}) {
  const formKey = useFormKey()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={false}
      title={`複製到${dialectName(dialectId)}`}
      confirm="複製"
      onConfirm={async () => {
        const body = { id: lessonId, dialect_id: dialectId, form_key: formKey }
        const { data } = await withLogin(() => api('POST /api/admin/lesson/copy', { body }))
        toast({
          type: 'success',
          body: `換好 ${data.readings} 個拼音，${data.open} 個辭典不能確定，留白等你填`,
        })
        await navigate(`/admin/lesson/edit?id=${data.id}`)
      }}
    >
      <p>
        會多一份{dialectName(dialectId)}
        的草稿：文字和圖片照舊；拼音照辭典換成{dialectName(dialectId)}
        的，不能確定的留白；聲音要重新錄。用詞不同的地方，請再改過。
      </p>
    </ConfirmDialog>
  )
}

/** Ctrl+Z takes the last step back, where nothing is being typed. */
function useUndoKey(undo: () => void): void {
  const back = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [])
}

const plannedText = ({ publish_at, failure }: NonNullable<DeskLesson['plan']>): string =>
  failure ? `沒有照排定的時間發布：${failure}` : `${taipeiTime(publish_at).slice(5)} 自動發布`
