import { ApiError } from '@hakka/contract/api-error'
import { activityLetter } from '@hakka/contract/constants'
import { H5P_BYTES } from '@hakka/contract/constants/lesson-table'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { H5pPreview } from '@hakka/contract/lesson-h5p'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ChipField } from '../../../app/forms/ChipField.tsx'
import { FileField } from '../../../app/forms/FileField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { orMissing } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/page.ts'
import { H5pFound } from './H5pFound.tsx'

export const meta = () => pageMeta('匯入 H5P')

export async function loader({ context, request }: Route.LoaderArgs) {
  const lesson_id = Number(new URL(request.url).searchParams.get('lesson_id') ?? 0)
  const { api } = context.get(servicesContext)
  const { data } = await orMissing(api('GET /api/admin/lesson/h5p', { query: { lesson_id } }))
  return { lesson: data }
}

const ACTIVITIES = ['活動一', '活動二', '活動三'].map((name, at) => ({
  id: at + 1,
  name: `${name}（${activityLetter(at + 1)}）`,
}))
const LANGUAGES = [
  { id: 'zh', name: '華語' },
  { id: 'hakka', name: '客語' },
] as const

/** Makes modules of an H5P file: what is in it is seen first. */
export default function H5pPage({ loaderData: { lesson } }: Route.ComponentProps) {
  const [file, setFile] = useState<File[]>([])
  const [activity, setActivity] = useState(1)
  const [language, setLanguage] = useState<'zh' | 'hakka'>('zh')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [told, setTold] = useState<string>()
  const [found, setFound] = useState<H5pPreview>()
  const result = useRef<HTMLDivElement>(null)
  const isTaken = found?.modules.some(({ id }) => id !== null) ?? false

  const anew = () => {
    setFile([])
    setFound(undefined)
  }

  async function send(take: '0' | '1'): Promise<void> {
    const [h5p_file] = file
    if (!h5p_file) return setErrors({ h5p_file: ['請選擇 H5P 檔'] })
    setErrors({})
    setTold(undefined)
    setBusy(true)
    try {
      const body = { h5p_file, lesson_id: lesson.id, activity_no: activity, language, take }
      const { data } = await withLogin(() => uploadApi(setSent)('POST /api/admin/lesson/h5p', { body }))
      setFound(data)
      result.current?.focus()
    } catch (error) {
      setErrors(error instanceof ApiError ? error.errors : {})
      setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
    }
    setBusy(false)
  }

  return (
    <DeskPage
      title="匯入 H5P"
      crumbs={[
        { label: '課程管理', to: '/admin/lessons' },
        { label: lesson.title, to: `/admin/lesson/edit?id=${lesson.id}` },
      ]}
      lead="選擇題、拖放填空、填空、對話卡、記憶遊戲、單字卡可以變成本站的模組；其他的會列出來，不匯入。"
    >
      <div className="grid gap-5">
        <form
          noValidate
          hidden={isTaken}
          className={FORM_CARD}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void send('0')
          }}
        >
          <FileField
            name="h5p_file"
            label="H5P 檔"
            hint=".h5p，100 MB 以內"
            required
            accept=".h5p"
            maxBytes={H5P_BYTES}
            value={file}
            onValue={(files) => {
              setFile(files)
              setFound(undefined)
            }}
            errors={errors.h5p_file}
            progress={busy ? sent : undefined}
          />
          <ChipField
            name="activity_no"
            label="放在哪個活動"
            single
            options={ACTIVITIES}
            value={[activity]}
            onValue={([own]) => own !== undefined && setActivity(own)}
          />
          <ChipField
            name="language"
            label="題目和選項是"
            hint="對話卡和單字卡的詞都當客語；辭典裡讀音只有一種的，會填好拼音"
            single
            options={LANGUAGES}
            value={[language]}
            onValue={([own]) => own !== undefined && setLanguage(own)}
          />
          {told && (
            <p role="alert" className="text-wrong-deep">
              {told}
            </p>
          )}
          <div>
            <Button kind={found ? 'ghost' : 'brand'} type="submit" busy={busy && !found}>
              看裡面有什麼
            </Button>
          </div>
        </form>
        <div ref={result} tabIndex={-1} className="grid gap-5 outline-none empty:hidden">
          {found && (
            <H5pFound found={found} lessonId={lesson.id}>
              {isTaken ? (
                <>
                  <Link to={`/admin/lesson/edit?id=${lesson.id}`} className={buttonClass({ kind: 'brand' })}>
                    回到這一課
                  </Link>
                  <Button kind="ghost" onClick={anew}>
                    再匯入一個
                  </Button>
                </>
              ) : (
                found.modules.length > 0 && (
                  <Button kind="brand" busy={busy} onClick={() => void send('1')}>
                    放進{ACTIVITIES.find(({ id }) => id === activity)?.name}
                  </Button>
                )
              )}
            </H5pFound>
          )}
        </div>
      </div>
    </DeskPage>
  )
}
