import { ApiError } from '@hakka/contract/api-error'
import { PACK_BYTES } from '@hakka/contract/constants/lesson-pack'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { PackPreview, PackProgress } from '@hakka/contract/lesson-pack'
import { Button } from '@hakka/ui/Button.tsx'
import { useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { FileField } from '../../../app/forms/FileField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { onlyWithOne } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/page.ts'
import { ExportLinks } from './ExportLinks.tsx'
import { PackLessons } from './PackLessons.tsx'
import { PackProblems } from './PackProblems.tsx'
import { PackRun } from './PackRun.tsx'
import { useFollowedPack } from './use-followed-pack.ts'

export const meta = () => pageMeta('教材包')

/** Who may take lessons out may not bring them in: each part is there for who may. */
export async function loader({ context }: Route.LoaderArgs) {
  const permissions = await onlyWithOne(['lesson.fetch', 'lesson.edit'], context.get(servicesContext).api)
  return { mayFetch: permissions.includes('lesson.fetch') }
}

export default function PacksPage({ loaderData: { mayFetch } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="教材包"
      crumbs={[{ label: '課程管理', to: '/admin/lessons' }]}
      lead="教材包是一個 ZIP 檔：課程、聲音和圖片都在裡面，可以拿到別的客語學堂用，也可以留著備份。"
    >
      <div className="grid gap-5">
        {mayFetch && <PackImport />}
        <ExportLinks />
      </div>
    </DeskPage>
  )
}

function PackImport() {
  const [file, setFile] = useState<File[]>([])
  const [isChecking, setIsChecking] = useState(false)
  const [sent, setSent] = useState(0)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [told, setTold] = useState<string>()
  const [preview, setPreview] = useState<PackPreview>()
  const [progress, setProgress] = useState<PackProgress>()
  const result = useRef<HTMLDivElement>(null)
  useFollowedPack(progress, setProgress)

  const refused = (error: unknown) => {
    setErrors(error instanceof ApiError ? error.errors : {})
    setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
  }
  const anew = () => {
    setPreview(undefined)
    setProgress(undefined)
    setFile([])
  }

  async function check(): Promise<void> {
    const [own] = file
    if (!own) return setErrors({ pack_file: ['請選擇教材包'] })
    setErrors({})
    setTold(undefined)
    setIsChecking(true)
    try {
      const { data } = await withLogin(() =>
        uploadApi(setSent)('POST /api/admin/lesson/pack', { body: { pack_file: own } }),
      )
      setPreview(data)
      result.current?.focus()
    } catch (error) {
      refused(error)
    }
    setIsChecking(false)
  }

  async function act(run: () => Promise<{ data: PackProgress }>): Promise<void> {
    setTold(undefined)
    try {
      const { data } = await withLogin(run)
      setProgress(data)
    } catch (error) {
      refused(error)
    }
  }
  const begin = (id: number, lessons?: string[]) =>
    act(() => api('POST /api/admin/lesson/pack/{id}', { params: { id }, body: lessons ? { lessons } : {} }))
  const stop = (id: number) =>
    act(() => api('POST /api/admin/lesson/pack/{id}/stop', { params: { id }, body: {} }))

  return (
    <>
      <form
        noValidate
        className={FORM_CARD}
        aria-labelledby="pack-import"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isChecking) void check()
        }}
      >
        <h2 id="pack-import" className="text-20 font-bold">
          匯入
        </h2>
        <p className="-mt-3 text-muted">
          先看裡面有什麼，再選要哪些課；匯進來的是草稿，發布以前學習者看不到。
        </p>
        {!preview && (
          <>
            <FileField
              name="pack_file"
              label="教材包"
              hint="ZIP 檔，200 MB 以內"
              required
              accept=".zip,application/zip"
              maxBytes={PACK_BYTES}
              value={file}
              onValue={setFile}
              errors={errors.pack_file}
              progress={isChecking ? sent : undefined}
            />
            <div>
              <Button kind="brand" type="submit" busy={isChecking}>
                {isChecking ? '檢查中…' : '看裡面有什麼'}
              </Button>
            </div>
          </>
        )}
        {preview && (
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b>{file[0]?.name}</b>
              {preview.title && `：${preview.title}（${preview.licence}）`}
            </span>
            <Button kind="ghost" onClick={anew}>
              換一個教材包
            </Button>
          </p>
        )}
        {told && (
          <p role="alert" className="text-wrong-deep">
            {told}
          </p>
        )}
      </form>
      <div ref={result} tabIndex={-1} className="grid gap-5 outline-none empty:hidden">
        {preview && preview.problem_count > 0 && <PackProblems preview={preview} />}
        {preview?.id != null && !progress && (
          <PackLessons preview={preview} onBegin={(lessons) => void begin(preview.id ?? 0, lessons)} />
        )}
        {progress && preview && (
          <PackRun
            progress={progress}
            lessons={preview.lessons}
            onStop={() => void stop(progress.id)}
            onGoOn={() => void begin(progress.id)}
          />
        )}
      </div>
    </>
  )
}
