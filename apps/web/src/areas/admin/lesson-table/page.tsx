import { addressOf } from '@hakka/contract/client'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ImportPreview } from '../../../app/desk/import/ImportPreview.tsx'
import { TableForm } from '../../../app/desk/import/TableForm.tsx'
import { useTableCheck } from '../../../app/desk/import/use-table-check.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orMissing } from '../../../app/throw-page.ts'
import type { Route } from './+types/page.ts'

const FILE_NAMES = { items_file: '表格', words_file: '' } as const
const FILES = [{ name: 'items_file', label: '表格', hint: 'XLSX 或 TSV，5 MB 以內', required: true }] as const

/** What a row of the table is, by type. */
const ROWS: Readonly<Record<string, string>> = {
  word: '一列一個詞；和現在同一個詞的，圖片和聲音會留著',
  kid_vocabulary: '一列一個詞；和現在同一個詞的，圖片和聲音會留著',
  kid_ebook: '一列一句話；和現在同一句的，圖片和聲音會留著',
  practice: '一列一個選項，題號一樣的是同一題；有拼音的是客語，沒有的是華語',
}

export const meta = () => pageMeta('用表格匯入')

export async function loader({ context, request }: Route.LoaderArgs) {
  const module_id = Number(new URL(request.url).searchParams.get('module_id') ?? 0)
  const { api } = context.get(servicesContext)
  const { data } = await orMissing(api('GET /api/admin/lesson/table/module', { query: { module_id } }))
  return { module: data }
}

/** Fills a module by a table: looked at first and mended where it stands, then all of it or nothing. */
export default function TablePage({ loaderData: { module: own } }: Route.ComponentProps) {
  const [isTaken, setIsTaken] = useState(false)
  const { id: module_id } = own
  const toModule = `/admin/lesson/module?lesson_id=${own.lesson_id}&module_id=${own.id}`
  const check = useTableCheck((api, table) =>
    api('POST /api/admin/lesson/table', { body: { ...table, module_id, revision: own.revision, take: '0' } }),
  )
  const take = async () => {
    const taken = await check.send((api, table) => {
      const revision = check.preview?.revision ?? own.revision
      return api('POST /api/admin/lesson/table', { body: { ...table, module_id, revision, take: '1' } })
    })
    setIsTaken(taken?.is_taken ?? false)
  }
  const { preview } = check
  return (
    <DeskPage
      title={`用表格匯入${own.type_name}`}
      crumbs={[
        { label: '課程管理', to: '/admin/lessons' },
        { label: own.lesson_title, to: `/admin/lesson/edit?id=${own.lesson_id}` },
        { label: own.name, to: toModule },
      ]}
      lead="先檢查整個表格，沒有錯誤才能匯入；有一格錯，就什麼都不寫入。匯入的是草稿，發布以前學習者看不到。"
    >
      <div className="grid gap-5">
        <section className={FORM_CARD} aria-labelledby="table-files">
          <h2 id="table-files" className="text-18 font-bold">
            先拿一份表格
          </h2>
          <p className="-mt-3 text-muted">{ROWS[own.type]}。</p>
          <div className="flex flex-wrap gap-3">
            <a
              className={buttonClass({ kind: 'ghost' })}
              href={addressOf('GET /api/admin/lesson/table', { query: { module_id, of: 'template' } })}
            >
              <Download aria-hidden="true" />
              空白範本
            </a>
            {own.rows > 0 && (
              <a
                className={buttonClass({ kind: 'ghost' })}
                href={addressOf('GET /api/admin/lesson/table', { query: { module_id } })}
              >
                <Download aria-hidden="true" />
                現在的內容（{own.rows} 列）
              </a>
            )}
          </div>
        </section>
        {!isTaken && <TableForm check={check} files={FILES} />}
        {preview && !isTaken && (
          <ImportPreview
            preview={preview}
            names={FILE_NAMES}
            busy={check.busy}
            check={check}
            onBegin={() => void take()}
          />
        )}
        {isTaken && preview && (
          <section className={FORM_CARD}>
            <p role="status" className="flex items-center gap-2.5">
              <CircleCheck size={22} className="shrink-0 text-correct" aria-hidden="true" />
              匯入好了：新增 {preview.made} 列、修改 {preview.changed} 列，都在草稿裡。
            </p>
            <div>
              <Link to={toModule} className={buttonClass({ kind: 'brand' })}>
                打開這個模組
              </Link>
            </div>
          </section>
        )}
      </div>
    </DeskPage>
  )
}
