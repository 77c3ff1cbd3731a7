import type { CallAnswer } from '@hakka/contract/calls'
import { addressOf } from '@hakka/contract/client'
import { dialectName } from '@hakka/contract/constants'
import { gameTitle, WITH_QUESTION_FORM } from '@hakka/contract/constants/event'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Download, Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ImportPreview } from '../../../app/desk/import/ImportPreview.tsx'
import { TableForm } from '../../../app/desk/import/TableForm.tsx'
import { useTableCheck } from '../../../app/desk/import/use-table-check.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/set.ts'
import { FileAddresses } from './FileAddresses.tsx'
import { crumbsOf, listUrl, questionUrl, setUrl } from './place.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { numbersOf } from './question-values.ts'
import { RowTable } from './RowTable.tsx'
import { SetRevisions } from './SetRevisions.tsx'

const NAMES = { items_file: '題庫檔', words_file: '' } as const
const FILES = [
  { name: 'items_file', label: '題庫檔', hint: 'TSV 或 XLSX，5 MB 以內', required: true },
] as const

type SetPreview = CallAnswer<'POST /api/admin/game_set/import'>['data']

export async function loader({ context, request }: Route.LoaderArgs) {
  const { game_id, dialect_id, event_id, no } = queryOf(request, ['game_id', 'dialect_id', 'event_id', 'no'])
  if (game_id === undefined || dialect_id === undefined) missingPage()
  const { api } = context.get(servicesContext)
  const query = { game_id, dialect_id, event_id }
  const { data } = await orPage(api('GET /api/admin/game_set', { query }))
  const isForm = WITH_QUESTION_FORM.includes(Number(game_id))
  const asked = isForm && no !== undefined ? Number(no) : undefined
  if (asked !== undefined && asked !== 0 && !numbersOf(data).includes(asked)) missingPage()
  return { ...data, no: asked, which: { game_id: Number(game_id), dialect_id: Number(dialect_id) } }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? nameOf(loaderData.which) : '遊戲題庫')

const nameOf = ({ game_id, dialect_id }: { game_id: number; dialect_id: number }) =>
  `${gameTitle(game_id)}（${dialectName(dialect_id)}）`

export default function GameSetPage({ loaderData }: Route.ComponentProps) {
  const { event, set, columns, rows, version, no } = loaderData
  const which = { ...loaderData.which, event_id: event?.id }
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(false)
  const check = useTableCheck<SetPreview>((api, table) =>
    api('POST /api/admin/game_set/import', { body: { ...which, ...table, version, write: 0 } }),
  )
  const { preview } = check
  const write = async () => {
    const data = await check.send((api, table) =>
      api('POST /api/admin/game_set/import', { body: { ...which, ...table, version, write: 1 } }),
    )
    if (!data?.written) return
    check.anew()
    check.choose('items_file', [])
    toast({ type: 'success', body: '題庫已更新' })
    await revalidate()
  }
  const lead = set
    ? `${event ? (set.is_own ? '這個活動自己的題庫' : '現在用共用的題庫') : '所有活動共用'}，${rows.length} 列；上次更新 ${taipeiTime(set.updated_at)}`
    : '這個腔調還沒有題目。'
  const crumbs = [...crumbsOf(event), { label: '遊戲題庫', to: listUrl(event?.id) }]
  if (no !== undefined) {
    return (
      <DeskPage
        title={no === 0 ? '新增題目' : `第 ${no} 題`}
        crumbs={[...crumbs, { label: nameOf(which), to: setUrl(which) }]}
        lead={event && !set?.is_own ? '儲存後，這個活動就有自己的題庫，共用的不變。' : undefined}
      >
        <QuestionForm key={no} which={which} table={loaderData} version={version} no={no} />
      </DeskPage>
    )
  }
  const canAsk = WITH_QUESTION_FORM.includes(which.game_id)
  return (
    <DeskPage
      title={nameOf(which)}
      crumbs={crumbs}
      lead={lead}
      actions={
        <>
          {version > 0 && (
            <SetRevisions
              title={nameOf(which)}
              which={which}
              table={loaderData}
              version={version}
              onReverted={() => void revalidate()}
            />
          )}
          {canAsk && (
            <Link to={questionUrl(which, 0)} className={buttonClass({ kind: 'brand' })}>
              <Plus aria-hidden="true" />
              新增題目
            </Link>
          )}
          {event && set?.is_own && (
            <Button kind="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(true)}>
              改回共用的題庫
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {rows.length > 0 ? (
          <RowTable
            label="題庫的內容"
            columns={columns}
            rows={rows}
            editUrl={canAsk ? (no) => questionUrl(which, no) : undefined}
          />
        ) : (
          <EmptyState title="目前沒有題目資料" />
        )}
        <section className={FORM_CARD} aria-labelledby="set-tables">
          <h2 id="set-tables" className="text-18 font-bold">
            範本和現有內容
          </h2>
          <p className="flex flex-wrap gap-2">
            {(['template', 'content'] as const).flatMap((of) =>
              (['tsv', 'xlsx'] as const).map((format) => (
                <a
                  key={`${of} ${format}`}
                  href={addressOf('GET /api/admin/game_set/table', { query: { ...which, of, format } })}
                  download
                  className={buttonClass({ kind: 'ghost' })}
                >
                  <Download aria-hidden="true" />
                  {of === 'template' ? '範本' : '現有內容'} {format.toUpperCase()}
                </a>
              )),
            )}
          </p>
        </section>
        <FileAddresses />
        <section aria-labelledby="set-import" className="grid gap-3">
          <h2 id="set-import" className="text-18 font-bold">
            匯入
          </h2>
          <p className="text-muted">
            表格就是整個題庫：匯出、改好、再匯入；表格裡沒有的題目會拿掉。已經玩過的成績，答案照當時的題目。
          </p>
          <TableForm check={check} files={FILES} />
        </section>
        {preview && (
          <ImportPreview
            preview={preview}
            removed={preview.removed}
            names={NAMES}
            busy={check.busy}
            check={check}
            onBegin={() => void write()}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title="改回共用的題庫？"
        confirm="改回共用的"
        onConfirm={async () => {
          if (!event) return
          const body = { ...loaderData.which, event_id: event.id }
          await withLogin(() => api('POST /api/admin/game_set/remove', { body }))
          toast({ type: 'success', body: '已改回共用的題庫' })
          await revalidate()
        }}
      >
        這個活動自己的題目會拿掉；已經玩過的成績不受影響。
      </ConfirmDialog>
    </DeskPage>
  )
}
