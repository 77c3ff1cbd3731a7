import { ApiError } from '@hakka/contract/api-error'
import { UPLOADS } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { TablePreview, TableProgress } from '@hakka/contract/study-desk'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ImportPreview } from '../../../app/desk/import/ImportPreview.tsx'
import { ImportProgress } from '../../../app/desk/import/ImportProgress.tsx'
import { FileField } from '../../../app/forms/FileField.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { onlyWith } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/import.ts'
import { importRight, kindName, tableKindOf } from './kinds.ts'

const ACCEPT = '.tsv,.txt,.xlsx'
const FILE_NAMES = { items_file: '內容檔', words_file: '詞語檔' } as const

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = tableKindOf(params.type)
  await onlyWith(importRight(kind), api)
  return { kind }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `匯入${kindName(loaderData.kind)}教材` : '匯入教材')

export default function ImportPage({ loaderData: { kind } }: Route.ComponentProps) {
  const hasWords = kind !== 'classroom_term'
  const [items, setItems] = useState<File[]>([])
  const [words, setWords] = useState<File[]>([])
  const [phase, setPhase] = useState<'choosing' | 'checking' | 'checked' | 'importing'>('choosing')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [told, setTold] = useState<string>()
  const [preview, setPreview] = useState<TablePreview>()
  const [progress, setProgress] = useState<TableProgress>()
  const [sent, setSent] = useState(0)
  const result = useRef<HTMLDivElement>(null)

  const refused = (error: unknown) => {
    setErrors(error instanceof ApiError ? error.errors : {})
    setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
  }
  const anew = () => {
    setPreview(undefined)
    setProgress(undefined)
    setPhase('choosing')
  }

  async function check(): Promise<void> {
    const [itemsFile] = items
    const [wordsFile] = words
    if (!itemsFile) return setErrors({ items_file: ['請選擇內容檔'] })
    setErrors({})
    setTold(undefined)
    setPhase('checking')
    try {
      const body = { items_file: itemsFile, ...(wordsFile && { words_file: wordsFile }) }
      const { data } = await withLogin(() =>
        uploadApi(setSent)('POST /api/admin/self_study/{type}/import', { params: { type: kind }, body }),
      )
      setPreview(data)
      setPhase('checked')
      result.current?.focus()
    } catch (error) {
      setPhase('choosing')
      refused(error)
    }
  }

  async function begin(id: number): Promise<void> {
    setPhase('importing')
    setTold(undefined)
    try {
      const { data } = await withLogin(() =>
        api('POST /api/admin/self_study/import/{id}', { params: { id }, body: {} }),
      )
      setProgress(data)
    } catch (error) {
      setPhase('checked')
      refused(error)
    }
  }
  useFollowed(progress, setProgress)

  const locked = phase === 'checking' || phase === 'importing'
  return (
    <DeskPage
      title={`匯入${kindName(kind)}教材`}
      crumbs={[{ label: `${kindName(kind)}教材`, to: `/admin/self_study/${kind}` }]}
      lead="先檢查整個檔案，沒有錯誤才能匯入；有一格錯，就什麼都不寫入。"
    >
      <div className="grid gap-5">
        <section className={FORM_CARD} aria-labelledby="templates">
          <h2 id="templates" className="text-18 font-bold">
            範本和現有內容
          </h2>
          <p className="text-muted">匯出的檔案改好後，可以直接匯入。</p>
          {(hasWords ? (['items_file', 'words_file'] as const) : (['items_file'] as const)).map((file) => (
            <p key={file} className="flex flex-wrap items-center gap-2">
              <span className="min-w-20 font-bold">{FILE_NAMES[file]}</span>
              {(['template', 'content'] as const).flatMap((of) =>
                (['tsv', 'xlsx'] as const).map((format) => (
                  <a
                    key={`${of} ${format}`}
                    href={`/api/admin/self_study/${kind}/table?of=${of}&file=${file}&format=${format}`}
                    download
                    className={buttonClass({ kind: 'ghost' })}
                  >
                    <Download aria-hidden="true" />
                    {of === 'template' ? '範本' : '現有內容'} {format.toUpperCase()}
                  </a>
                )),
              )}
            </p>
          ))}
        </section>
        <form
          noValidate
          className={FORM_CARD}
          onSubmit={(event) => {
            event.preventDefault()
            if (!locked) void check()
          }}
        >
          <fieldset disabled={locked || phase === 'checked'} className="grid gap-5">
            <legend className="sr-only">要匯入的檔案</legend>
            <FileField
              name="items_file"
              label="內容檔"
              hint="TSV 或 XLSX，5 MB、20,000 列以內"
              required
              accept={ACCEPT}
              maxBytes={UPLOADS.table_bytes}
              value={items}
              onValue={setItems}
              errors={errors.items_file}
              progress={phase === 'checking' ? sent : undefined}
            />
            {hasWords && (
              <FileField
                name="words_file"
                label="詞語檔"
                hint={kind === 'speaking' ? 'TSV 或 XLSX' : 'TSV 或 XLSX；沒有就保留原來的詞語'}
                required={kind === 'speaking'}
                accept={ACCEPT}
                maxBytes={UPLOADS.table_bytes}
                value={words}
                onValue={setWords}
                errors={errors.words_file}
              />
            )}
          </fieldset>
          {told && (
            <p role="alert" className="text-wrong-deep">
              {told}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {phase === 'checked' ? (
              <Button key="anew" kind="ghost" onClick={anew}>
                換檔案再檢查
              </Button>
            ) : (
              // An element of its own: Enter on the other one would send the form by this one.
              <Button key="check" kind="brand" type="submit" disabled={locked}>
                {phase === 'checking' ? '檢查中…' : '檢查檔案'}
              </Button>
            )}
          </div>
        </form>
        <div ref={result} tabIndex={-1} className="grid gap-5 outline-none">
          {preview && (
            <ImportPreview
              preview={preview}
              names={FILE_NAMES}
              busy={phase === 'importing'}
              onBegin={(id) => void begin(id)}
            />
          )}
          {progress && (
            <ImportProgress progress={progress} names={FILE_NAMES}>
              <Link to={`/admin/self_study/${kind}`} className={buttonClass({ kind: 'ghost' })}>
                回到{kindName(kind)}教材
              </Link>
              <Button kind="plain" onClick={anew}>
                再匯入別的檔案
              </Button>
            </ImportProgress>
          )}
        </div>
      </div>
    </DeskPage>
  )
}

const EVERY_MS = 1000

/** Asks how far it is until it has ended; a line that is down for a moment is no end. */
function useFollowed(progress: TableProgress | undefined, onNews: (progress: TableProgress) => void): void {
  const id = progress?.id
  const going = progress?.state === 'waiting' || progress?.state === 'running'
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (id === undefined || !going) return
    const timer = setTimeout(async () => {
      const news = await api('GET /api/admin/self_study/import/{id}', { params: { id } }).catch(
        () => undefined,
      )
      if (news) onNews(news.data)
      setAsked(asked + 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [id, going, asked, onNews])
}
