import type { StudyKindName } from '@hakka/contract/constants'
import type { TableProgress } from '@hakka/contract/study-import-shapes'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { ImportChanges } from '../../../app/desk/import/ImportChanges.tsx'
import { ImportPreview } from '../../../app/desk/import/ImportPreview.tsx'
import { ImportProgress } from '../../../app/desk/import/ImportProgress.tsx'
import { TableForm } from '../../../app/desk/import/TableForm.tsx'
import { useTableCheck } from '../../../app/desk/import/use-table-check.ts'
import { pageMeta } from '../../../app/meta.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { onlyWith } from '../../../app/throw-page.ts'
import type { Route } from './+types/import.ts'
import { BookTable } from './BookTable.tsx'
import { importRight, kindName, kindOf } from './kinds.ts'
import { PastImports } from './PastImports.tsx'
import { TableLinks } from './TableLinks.tsx'

/** Kinds that have words; where they may stay as they are, what happens then. */
const WORDS_HINT: Partial<Record<StudyKindName, string>> = {
  listening: 'TSV 或 XLSX；沒有就保留原來的詞語',
  speaking: 'TSV 或 XLSX',
  writing: 'TSV 或 XLSX，每一組的詞庫；沒有就保留原來的詞庫，新的一組一定要有',
}
const PICTURES_HINT = '；封面和圖片填本站檔案的位址，和匯出的表格一樣，空著就保留原來的'
const FILE_NAMES = { items_file: '內容檔', words_file: '詞語檔' } as const

const filesOf = (kind: StudyKindName) => [
  {
    name: 'items_file' as const,
    label: FILE_NAMES.items_file,
    hint: `TSV 或 XLSX，5 MB、20,000 列以內${kind === 'reading' ? PICTURES_HINT : ''}`,
    required: true,
  },
  ...(kind in WORDS_HINT
    ? [
        {
          name: 'words_file' as const,
          label: FILE_NAMES.words_file,
          hint: WORDS_HINT[kind] ?? '',
          required: kind === 'speaking',
        },
      ]
    : []),
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = kindOf(params.type)
  await onlyWith(importRight(kind), api)
  const imports = await api('GET /api/admin/self_study/{type}/imports', { params: { type: kind } }).then(
    ({ data }) => data,
    () => [],
  )
  // What is there already helps, and stops nobody from bringing in more.
  const index = await api('GET /api/admin/self_study/{type}', { params: { type: kind } }).catch(
    () => undefined,
  )
  const themes = index?.data.themes ?? []
  return {
    kind,
    imports,
    themes,
    books: kind === 'reading' ? (index?.data.books ?? ('failed' as const)) : undefined,
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `匯入${kindName(loaderData.kind)}教材` : '匯入教材')

export default function ImportPage({ loaderData: { kind, imports, themes, books } }: Route.ComponentProps) {
  const [progress, setProgress] = useState<TableProgress>()
  const [isBeginning, setBeginning] = useState(false)
  const check = useTableCheck((api, body) =>
    api('POST /api/admin/self_study/{type}/import', { params: { type: kind }, body }),
  )
  const { preview } = check
  const files = filesOf(kind)
  const anew = () => {
    check.anew()
    setProgress(undefined)
    setBeginning(false)
  }

  async function begin(id: number): Promise<void> {
    setBeginning(true)
    try {
      const { data } = await withLogin(() =>
        api('POST /api/admin/self_study/import/{id}', { params: { id }, body: {} }),
      )
      setProgress(data)
    } catch (error) {
      setBeginning(false)
      check.refused(error)
    }
  }
  useFollowed(progress, setProgress)

  return (
    <DeskPage
      title={`匯入${kindName(kind)}教材`}
      crumbs={[{ label: `${kindName(kind)}教材`, to: `/admin/self_study/${kind}` }]}
      lead="先檢查整個檔案，沒有錯誤才能匯入；有一格錯，就什麼都不寫入。表格裡沒有的內容會留著，不會刪掉。"
    >
      <div className="grid gap-5">
        <TableLinks
          kind={kind}
          files={Object.fromEntries(files.map(({ name, label }) => [name, label]))}
          themes={themes}
        />
        <TableForm check={check} files={files} isLocked={isBeginning} />
        {preview && (
          <ImportPreview
            preview={preview}
            names={FILE_NAMES}
            busy={isBeginning || check.busy}
            check={isBeginning ? undefined : check}
            onBegin={(id) => void begin(id)}
          >
            {preview.id !== null && preview.made + preview.changed > 0 && (
              <ImportChanges key={preview.id} id={preview.id} title="會改的內容" />
            )}
          </ImportPreview>
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
        <PastImports
          kind={kind}
          imports={imports}
          news={progress?.state === 'done' ? String(progress.id) : ''}
        />
        {books && <BookTable books={books} />}
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
