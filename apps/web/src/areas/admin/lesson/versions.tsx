import { ApiError } from '@hakka/contract/api-error'
import { levelOfStep } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { orMissing } from '../../../app/throw-page.ts'
import { useVisitor } from '../../../app/visitor.ts'
import type { Route } from './+types/versions.ts'
import { moduleEditor, placeText } from './lesson-place.ts'
import { loadVersions } from './load-versions.ts'
import { VersionList } from './VersionList.tsx'
import { VersionTable } from './VersionTable.tsx'
import type { Revert } from './version-rows.ts'
import './lesson.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = queryOf(request, ['id', 'module_id', 'from', 'to'])
  return orMissing(loadVersions(context.get(servicesContext).api, asked))
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(`${loaderData?.name ?? ''}・比對版本`)

/** What was published of a lesson or of one of its modules, two of it side by side, and the way back. */
export default function LessonVersions({ loaderData }: Route.ComponentProps) {
  const { lesson, module, name, versions, older, newer, lines, moved } = loaderData
  const [leaving, setLeaving] = useState(false)
  const { permissions } = useVisitor()
  const { revalidate } = useRevalidator()
  const mayRevert = permissions.includes(module ? 'lesson.module.edit' : 'lesson.edit')
  const seen = versions.find(({ isSeen }) => isSeen)
  const toLesson = `/admin/lesson/edit?id=${lesson.id}`
  const toModule = moduleEditor(lesson.id, module?.id ?? 0)
  const back = async () => {
    if (!older) return
    await (module
      ? api('POST /api/admin/lesson/module/revert', {
          body: { module_id: module.id, version_id: older.key, revision: module.revision },
        })
      : api('POST /api/admin/lesson/revert', {
          body: { id: lesson.id, version: lesson.version, no: older.key },
        }))
    toast({ type: 'success', body: `草稿換成${older.title}了，還沒發布` })
    await revalidate()
  }
  // What is edited is the draft, or where there is none what learners see.
  const isPresent = newer !== undefined && newer === versions[0]
  const backOne = async ({ key, olderKey, item, label, verb }: Revert) => {
    if (!older || !module) return
    const body = {
      module_id: module.id,
      version_id: older.key,
      revision: module.revision,
      key,
      older_key: olderKey,
      ...(item && { item }),
    }
    try {
      await withLogin(() => api('POST /api/admin/lesson/module/revert-field', { body }))
      toast({ type: 'success', body: `草稿的「${label}」${verb}了` })
    } catch (error) {
      const isOld = error instanceof ApiError && error.status === 409
      const told = error instanceof ApiError ? error.message : UNKNOWN_ERROR
      toast({ type: 'error', body: isOld ? '草稿剛又改過了，這裡換成最新的，請再按一次' : told })
    }
    await revalidate()
  }
  return (
    <div data-level={levelOfStep(lesson.step_no)} className="flex flex-1 flex-col">
      <DeskPage
        title={name}
        crumb="比對版本"
        lead={[placeText(lesson), seen && `學生現在看到的是${seen.title}`].filter(Boolean).join('；')}
        crumbs={[
          { label: '課程管理', to: '/admin/lessons' },
          { label: lesson.title.hakka, to: toLesson },
          ...(module ? [{ label: name, to: toModule }] : []),
        ]}
        actions={
          <Link to={module ? toModule : toLesson} className={buttonClass({ kind: 'ghost' })}>
            <ArrowLeft aria-hidden="true" />
            回去編輯
          </Link>
        }
      >
        <div className="grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)]">
          <VersionList versions={versions} older={older?.key} newer={newer?.key} />
          {older && newer && older.key !== newer.key ? (
            <VersionTable
              older={older}
              newer={newer}
              lines={lines}
              moved={moved}
              lessonId={lesson.id}
              dialectId={lesson.dialect_id}
              onRevert={module && mayRevert && isPresent ? backOne : undefined}
            />
          ) : (
            <p className="desk-card">
              {versions.length < 2
                ? '還沒有兩個版本可以比。每次發布，都會留下一個版本。'
                : '請選兩個不同的版本。'}
            </p>
          )}
        </div>
        <section className="save-bar" aria-label="換回舊版本">
          <p className="min-w-40 flex-1 text-14">舊版本都留著；換回去的是草稿，發布以後學生才看得到。</p>
          {mayRevert && older && !older.isDraft && (
            <Button
              kind="ghost"
              icon={<RotateCcw aria-hidden="true" />}
              className="font-bold text-brand"
              onClick={() => setLeaving(true)}
            >
              草稿換成{older.title}
            </Button>
          )}
        </section>
      </DeskPage>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        danger={false}
        title={`草稿換成${older?.title ?? ''}？`}
        confirm="換成這一版"
        onConfirm={back}
      >
        現在的草稿會變成{older?.title}的樣子。學生看到的不變，要發布以後才會換。
      </ConfirmDialog>
    </div>
  )
}
